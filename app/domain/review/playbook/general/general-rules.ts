import type { Rule } from '../rule.ts'
import { absentRules } from './absent/absent-rules.ts'
import { blanks } from './blanks.ts'
import { arithmetic } from './arithmetic.ts'
import { prevailingLanguage } from './languages.ts'
import { onlineTermsPrevail } from './online-terms.ts'
import { contradictoryFacts } from './contradictions.ts'
import { unilateralChanges } from './changes.ts'
import { dealRules } from './deal/deal-rules.ts'
import { classWaiver, forumMatchesLaw, governingLaw, juryWaiver } from './disputes.ts'
import { effectiveDate } from './effective-date.ts'
import { exhibits } from './exhibits.ts'
import { foreignForum, oneSidedForum } from './forum.ts'
import { hiddenText, lookAlikes, markup, pagesRead } from './file-state.ts'
import { hardTermsRules } from './hard-terms/hard-terms-rules.ts'
import { oneSided } from './one-sided/one-sided.ts'
import { crossReferences, undefinedTerms, wordsVersusDigits } from './references.ts'
import { riskRules } from './risk/risk-rules.ts'
import { companyProfile } from './profile/company-profile.ts'
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
	wordsVersusDigits,
	contradictoryFacts,
	companyProfile,
	arithmetic,
	prevailingLanguage,
	onlineTermsPrevail,
	vagueTerms,
	...dealRules,
	...riskRules,
	...absentRules,
	...hardTermsRules,
	unilateralChanges,
	juryWaiver,
	classWaiver,
	governingLaw,
	forumMatchesLaw,
	foreignForum,
	oneSidedForum,
	oneSided,
	signatureBlock,
	signatures,
	effectiveDate,
	hiddenText,
	lookAlikes,
	pagesRead,
	markup,
	standardForm,
]
