import { readingLabels } from '../labelled-lines.ts'
import type { Rule } from '../rule.ts'
import { deposit, operatingCosts } from './costs.ts'
import { defaults } from './default.ts'
import { delivery } from './delivery.ts'
import { guarantee } from './guarantee.ts'
import { rentIncrease } from './rent.ts'
import { assignment, relocation, use } from './space.ts'
import { renewal, term } from './term.ts'
import { repairs, surrender } from './upkeep.ts'

/** The office lease playbook, in the order of its 13 lines. */
export const leaseRules: Rule[] = [
	guarantee,
	term,
	rentIncrease,
	operatingCosts,
	assignment,
	relocation,
	repairs,
	deposit,
	use,
	defaults,
	surrender,
	renewal,
	delivery,
].map(readingLabels)
