import type { Rule } from '../rule.ts'
import { annex } from './annex.ts'
import { audit } from './audit.ts'
import { breachNotice } from './breach-notice.ts'
import { deletion } from './deletion.ts'
import { dataSubjectHelp, instructions, roles, staffConfidentiality } from './duties.ts'
import { liability } from './liability.ts'
import { security } from './security.ts'
import { type DpaRule, ofProcessors } from './setting.ts'
import { subProcessors } from './sub-processors.ts'
import { transfers } from './transfers.ts'
import { usTerms } from './us-terms.ts'

const articleRules: DpaRule[] = [
	roles,
	instructions,
	staffConfidentiality,
	security,
	subProcessors,
	dataSubjectHelp,
	breachNotice,
	deletion,
	audit,
	annex,
	transfers,
	liability,
	usTerms,
]

/** The data processing agreement playbook: its 13 lines, most of them one letter of GDPR Article 28(3). */
export const dpaRules: Rule[] = articleRules.map(ofProcessors)
