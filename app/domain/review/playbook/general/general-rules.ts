import type { Rule } from '../rule.ts'
import { blanks } from './blanks.ts'
import { contradictoryFacts } from './contradictions.ts'
import { changeOfControl, oneSidedAssignment, oneSidedTermination, unilateralChanges } from './control.ts'
import { classWaiver, forumMatchesLaw, governingLaw, juryWaiver } from './disputes.ts'
import { effectiveDate } from './effective-date.ts'
import { exhibits } from './exhibits.ts'
import { hiddenText, lookAlikes, markup, pagesRead } from './file-state.ts'
import { oneWayIndemnity, wideIndemnity } from './indemnity.ts'
import { liabilityCap, oneSidedCap, unlimitedLiability } from './liability.ts'
import { crossReferences, undefinedTerms, unusedDefinitions, wordsVersusDigits } from './references.ts'
import { autoRenewal } from './renewal.ts'
import { signatureBlock, signatures } from './signing.ts'
import { standardForm } from './standard-form.ts'
import { termsElsewhere } from './terms-elsewhere.ts'
import { vagueTerms } from './vague-terms.ts'

/** The rules for every document, whatever its type. */
export const generalRules: Rule[] = [
	blanks,
	exhibits,
	termsElsewhere,
	crossReferences,
	undefinedTerms,
	unusedDefinitions,
	wordsVersusDigits,
	contradictoryFacts,
	vagueTerms,
	autoRenewal,
	oneSidedTermination,
	liabilityCap,
	unlimitedLiability,
	oneSidedCap,
	oneWayIndemnity,
	wideIndemnity,
	oneSidedAssignment,
	changeOfControl,
	unilateralChanges,
	juryWaiver,
	classWaiver,
	governingLaw,
	forumMatchesLaw,
	signatureBlock,
	signatures,
	effectiveDate,
	hiddenText,
	lookAlikes,
	pagesRead,
	markup,
	standardForm,
]
