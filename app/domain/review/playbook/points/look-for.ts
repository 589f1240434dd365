import type { PointTopic } from '../../points/point-kinds.ts'
import type { RuleInput } from '../rule.ts'
import { isSided, type PointWords } from './point-guards.ts'
import { topicText } from './point-texts.ts'

/** What to look for where the words do not show whose right or duty it is: the same question without a side. */
const ofEither: Partial<Record<PointTopic, string>> = {
	termination_by_other: 'Termination: check who may end it, with what notice, and what is still paid.',
	suspension: 'Suspension: check who may stop performance, when, and with what warning.',
	unilateral_change: 'Changes: check who may change what alone, and with what notice.',
	sole_discretion: 'Discretion: check who decides alone, what about, and what it costs the other side.',
	indemnity: 'Indemnity: check who pays for which losses, and whether a cap applies.',
	warranty_given: 'Warranty: check who promises what, and what is owed if it is untrue.',
	insurance: 'Insurance: check who must carry which cover, and for how long.',
	penalty: 'Penalty: check who owes what for which breach, and whether it is capped.',
	costs: 'Costs: check who bears which costs, taxes, fees and interest, and whether they are limited.',
	license_out: 'License: check who grants it, for what purpose, and for how long.',
	license_in: 'License: check who may use what, for what purpose, and how it can be taken away.',
	restraint: 'Restraint: check who may not do what, for how long, and where.',
	release_waiver: 'Release or waiver: check which claims or rights are given up, and by whom.',
	open_duty: 'Duty: check whose it is, how much work or cost it can become, and whether there is a limit.',
	audit: 'Audit: check who may look into whose records, how often, and on what notice.',
	control: 'Control: check whose decisions need whose consent, and until when.',
	after_end: 'After the end: check who must still do or pay what, and what is lost.',
	right_of_other: 'A right of one side: check whose it is, when it may be used, and what it costs.',
	duty: 'A duty: check whose it is, and what happens if it is not met.',
	limit: 'A limit: check whom it binds, and for how long.',
	risk: 'Risk: check who bears which losses, and whether there is a limit.',
}

/** The question of a topic for either side; `null` where it has none. */
export function lookForEither(topic: PointTopic): string | null {
	return ofEither[topic] ?? null
}

/** What to look for in the words of a point: of the reader's side where their verbs show it, of either side otherwise. */
export function lookForOf(input: RuleInput, words: PointWords, topic: PointTopic): string {
	return (isSided(input, words, topic) ? undefined : ofEither[topic]) ?? topicText(topic).lookFor
}
