import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { mentions } from '../mentions.ts'
import { denial, passage, passages } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { customerDataWords } from './setting.ts'

const dataWords = String.raw`(?:${customerDataWords}|data|information|content|inputs?|prompts)`
const training = String.raw`(?:(?:train|tune|fine-?tune|teach|retrain)\w*\b[^.;]{0,80}\b(?:models?|algorithms?|AI|artificial\s+intelligence|machine[\s-]learning|products?|systems?)|(?:machine[\s-]learning|artificial\s+intelligence|AI)\s+(?:\w+\s+){0,2}(?:model|training|purposes|development))`
const improving = String.raw`(?:improv\w+|enhanc\w+|develop\w*|optimi[sz]\w+)\b[^.;]{0,80}\b(?:services?|products?|offerings?|technolog\w+|platform|software|models?|algorithms?|features)`
const use = new RegExp(String.raw`\b(?:us(?:e|es|ing)|process\w*|analy[sz]e\w*|licen[cs]e\w*|exploit\w*|access\w*|right\s+to)\b[^.;]{0,140}\b${dataWords}\b[^.]{0,200}\b(?:${training}|${improving})|\b${dataWords}\b[^.]{0,120}\b(?:used|processed|analy[sz]ed)\b[^.]{0,120}\b(?:${training}|${improving})|\b${training}\b[^.]{0,120}\b(?:on|with|using|from)\b[^.;]{0,60}\b${dataWords}\b|\b${dataWords}\b[^.]{0,200}\b(?:use|feed)\s+(?:it|them|these|those)\b[^.;]{0,40}\b${training}`, 'i')
const theirOwnData = new RegExp(String.raw`\b${customerDataWords}`, 'i')
const consented = /\b(?:only\s+(?:with|if|after)|unless|opt(?:s|ed)?[\s-]?in|prior\s+(?:written\s+)?consent|express\s+(?:written\s+)?consent|with\s+(?:customer's|client's|your|its)\s+(?:prior\s+)?(?:written\s+|express\s+)*consent)\b/i
const stripped = /\b(?:aggregat\w+|anonymi[sz]\w+|de-?identif\w+|usage\s+(?:data|statistics)|statistical|telemetry|performance\s+data|does\s+not\s+identify)\b/i
const isTraining = new RegExp(String.raw`\b${training}`, 'i')

const outputWords = /\b(?:AI|artificial\s+intelligence|generative|machine[\s-]learning|language\s+models?)\b/i
const outputs = /\boutputs?\b|\bgenerated\s+(?:content|results?|text|images?)\b/i
const outputOwner = /\b(?:outputs?|generated\s+(?:content|results?))\b[^.;]{0,120}\b(?:own\w*|belongs?|property|assign\w*|vest\w*|title)\b|\b(?:own\w*|assigns?|title|retains?|belongs?)\b[^.;]{0,120}\b(?:outputs?|generated\s+(?:content|results?))\b/i

export const aiTraining: Rule = {
	id: 'services.ai_training',
	playbook: 'services',
	title: 'Your data trains no model without your say',
	basis: { kind: 'S', source: 'Common Paper AI addendum, in which training is opt-in and outputs are the customer’s' },
	decide(input) {
		const uses = passages(input, use).filter(({ sentence }) => !consented.test(sentence.text) && (theirOwnData.test(sentence.text) || (isTraining.test(sentence.text) && !/\busage\s+(?:data|statistics)\b|\btelemetry\b/i.test(sentence.text))) && !(stripped.test(sentence.text) && !isTraining.test(sentence.text)) && !/\b(?:solely|only)\s+(?:to|for)\b[^.;]{0,40}\b(?:provid\w+|perform\w*|deliver\w*)\b/i.test(sentence.text))
		const clause = uses.find(({ sentence }) => isTraining.test(sentence.text)) ?? uses[0]
		// A plain ban on training takes away what "improve" might have meant.
		const banned = denial(input, new RegExp(String.raw`\b${training}`, 'i'))
		if (clause && !(banned && !isTraining.test(clause.sentence.text))) {
			const trains = isTraining.test(clause.sentence.text)
			return flagged({
				severity: { sending: 'low', receiving: trains ? 'high' : 'medium', unsure: 'medium' },
				span: clause,
				says: {
					friendly: trains ? 'They may train AI on your data. What you feed in could help your rivals.' : 'They may use your data to improve their own product. Today that can mean AI training.',
					neutral: trains ? 'Your data may be used to train AI models.' : 'Your data may be used to improve the service, and that can include AI training.',
					legal: trains ? 'Customer data may be used for model training.' : 'The licence to use customer data for improvement is broad enough to cover model training.',
				},
				why: 'What a model has learned can’t be taken out again, and others get the benefit.',
				market: 'Training only if you opt in. Counts of clicks and errors with no names in them may be used.',
				action: 'bar the use of our data for AI training unless we opt in in writing',
				reason: 'Our data is part of our value.',
				fallback: 'Accept use of figures that show no person and no customer. Walk away if they keep the right to train on secrets or personal data.',
				replacement: noTraining,
			})
		}
		const output = passage(input, outputs)
		if (output && passage(input, outputWords) && mentions(input, outputOwner).length === 0) {
			return flagged({
				severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
				span: output,
				says: {
					friendly: 'The paper does not say who owns what the AI makes for you.',
					neutral: 'Nothing says who owns the outputs of the AI.',
					legal: 'Ownership of outputs is not allocated.',
				},
				why: 'You may build on text or code and find that another may use it too.',
				market: 'The customer owns its outputs.',
				action: 'say that we own the outputs',
				reason: 'We pay for them and build on them.',
				fallback: 'Accept a licence to use the outputs for good, for any purpose, with no fee.',
				replacement: 'Between the parties, Customer owns all outputs that the service makes from its inputs. Provider assigns to Customer any right that it may have in them.',
			})
		}
		if (banned) return passed(banned)
		return output && outputWords.test(output.sentence.text) ? passed(output) : notApplicable
	},
}

const noTraining =
	'Provider may use Customer Data only to provide the service to Customer. It will not use Customer Data, inputs or outputs to train or improve any model or product unless Customer has agreed to this in writing. Provider may use statistics about the use of the service that identify neither Customer nor any person.'
