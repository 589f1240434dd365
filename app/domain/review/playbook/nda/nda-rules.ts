import type { Rule } from '../rule.ts'
import { type NdaRule, withAnswers } from './answers.ts'
import { commercialTerms, immunityNotice } from './beyond-secrecy.ts'
import { carveOutRules, compelledDisclosure } from './carve-outs.ts'
import { returnOfCopies } from './copies.ts'
import { scope } from './definition.ts'
import { oneWay } from './direction.ts'
import { survival, term } from './duration.ts'
import { bondWaiver, liquidatedDamages, oneWayFees } from './penalties.ts'
import { purpose } from './purpose.ts'
import { exclusivity, noLicence, nonCompete, nonSolicit } from './restraints.ts'
import { recipients, residuals } from './rights.ts'
import { standardForm } from './standard-form.ts'
import { venue } from './venue.ts'

const readingRules: NdaRule[] = [
	oneWay,
	scope,
	...carveOutRules,
	compelledDisclosure,
	term,
	survival,
	residuals,
	nonCompete,
	nonSolicit,
	exclusivity,
	noLicence,
	recipients,
	returnOfCopies,
	liquidatedDamages,
	oneWayFees,
	bondWaiver,
	venue,
	purpose,
	commercialTerms,
	immunityNotice,
	standardForm,
]

/** The NDA playbook: its 14 lines, some of them as several rules, with the 17 answers as a second reader. */
export const ndaRules: Rule[] = readingRules.map(withAnswers)
