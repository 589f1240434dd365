import { longPattern } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable, passed } from '../../draft-finding.ts'
import { draftingStyle } from '../../drafting-style.ts'
import { framesOf, isEmployment, isPublicTerms, readerPays, standingOf, sureness } from '../../reader-side.ts'
import type { Rule } from '../../rule.ts'
import { nameOf, quoteOf, sentenceStart } from './frame-words.ts'

const customersOwn = longPattern('i')`
	\b(?:customer|client|your|subscriber|licensee|user|our)\b[’'s]*\s+(?:\w+\s+){0,2}
		(?:data|content|inputs?|prompts?|files|materials|information|documents)
	|\b(?:inputs?|prompts?|outputs?|uploaded|submitted)\b
	|\bdata\s+(?:that\s+is\s+|which\s+is\s+)?(?:sent|given|supplied|provided|entered)\s+(?:to|by|into|in)\b
	|\ball\s+(?:of\s+the\s+)?data\s+(?:stored\s+|held\s+|processed\s+)?(?:in|on|through|within)\s+the\s+
		(?:services?|platform|software|application|system)\b
`

export const aiTraining: Rule = {
	id: 'general.ai_training',
	playbook: 'general',
	title: 'Your data trains no model without your consent',
	basis: { kind: 'S', source: 'Common Paper AI addendum, in which training is opt-in' },
	stake: 9,
	standard: 'Training only after a written opt-in; statistics that identify nobody may be used.',
	decide(input) {
		if (isEmployment(input) || readerPays(input) === false) return notApplicable
		const frames = framesOf(input, 'ownership', 'trains_ai', 'improves')
		const banned = frames.find(({ effect, modality }) => effect.value === 'trains_ai' && modality?.value === 'must_not')
		const uses = frames.filter(
			(frame) =>
				['may', 'must', 'is'].includes(frame.modality?.value ?? '') &&
				standingOf(input, frame.who) === 'other' &&
				frame.conditions.length === 0 &&
				customersOwn.test(input.document.text.slice(frame.start, frame.end)),
		)
		const clause = uses.find(({ effect }) => effect.value === 'trains_ai') ?? uses.find(({ exceptions }) => exceptions.length === 0)
		if (!clause || (banned && clause.effect.value === 'improves'))
			return banned && sureness(banned) >= 0.6 ? passed(quoteOf(input, banned)) : notApplicable
		const trains = clause.effect.value === 'trains_ai'
		if (!trains && isPublicTerms(input)) return notApplicable
		const name = clause.who ? nameOf(input, clause.who.value) : 'The provider'
		const { duty } = draftingStyle(input)
		return flagged({
			severity: trains ? (clause.exceptions.length > 0 ? 'medium' : 'high') : 'medium',
			span: quoteOf(input, clause),
			says: trains
				? `${sentenceStart(name)} may train AI models with your data.`
				: `${sentenceStart(name)} may use your data to improve its own products, not only to serve you.`,
			why: trains
				? 'What a model has learned cannot be taken out again, and your rivals may get the benefit.'
				: 'Today that can include training AI models, and your data may hold secrets of your customers.',
			market: 'Training only after a written opt-in. Statistics that identify nobody may be used.',
			action: 'bar the use of our data for AI training unless we opt in in writing',
			reason: 'We owe our own customers that control.',
			fallback: 'Accept the use of anonymous statistics that identify neither you nor any person.',
			replacement:
				`${sentenceStart(name)} ${duty} not use Customer Data to train or improve any model or product without Customer’s ` +
				'prior written consent. Statistics that identify neither Customer nor any person may be used.',
			confidence: sureness(clause),
		})
	},
}
