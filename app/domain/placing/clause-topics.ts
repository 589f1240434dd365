import { ruleById } from '#app/domain/review/playbook/rule-by-id.ts'
import type { ClauseTopic } from '#app/domain/review/playbook/rule-wording.ts'
import type { PlacedParagraph } from '#app/domain/placing/paragraph-places.ts'

/** The paragraph in which a document speaks already of what the wording of a rule would bring in; `null` where none does. */
export function findExistingParagraph(rule: string, wording: string, paragraphs: readonly PlacedParagraph[]): PlacedParagraph | null {
	const said = topicOf(rule, wording)?.said
	return (said && paragraphs.find(({ text, paragraph }) => paragraph.part === 'body' && said.test(text))) ?? null
}

/** What the wording of a rule is about; `null` where it has no heading to offer and is known to be a part of no clause. */
export function topicOf(rule: string, wording: string): ClauseTopic | null {
	const topic = ruleById(rule)?.wording?.clause ?? null
	return typeof topic === 'function' ? topic(wording) : topic
}
