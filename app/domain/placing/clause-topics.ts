import { ruleById } from '#app/domain/review/playbook/rule-by-id.ts'
import type { ClauseTopic } from '#app/domain/review/playbook/rule-wording.ts'
import type { PlacedParagraph } from '#app/domain/placing/paragraph-places.ts'

/** The paragraph that already covers what a rule's wording would add; `null` where none does. */
export function findExistingParagraph(rule: string, wording: string, paragraphs: readonly PlacedParagraph[]): PlacedParagraph | null {
	const covered = topicOf(rule, wording)?.said
	return (covered && paragraphs.find(({ text, paragraph }) => paragraph.part === 'body' && covered.test(text))) ?? null
}

/** The topic of a rule's wording; `null` for wording that has no heading and belongs to no clause. */
export function topicOf(rule: string, wording: string): ClauseTopic | null {
	const topic = ruleById(rule)?.wording?.clause ?? null
	return typeof topic === 'function' ? topic(wording) : topic
}
