import { longPattern } from '#app/domain/text/long-pattern.ts'
import { ofCreations } from '../clause-homes.ts'
import { ipTransfer, separateIpPaper } from '../cofounder/present-assignment.ts'
import { absent, flagged, passed, undecided } from '../draft-finding.ts'
import { passage, wording } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { sureLabel } from '../sure-label.ts'
import { engaging } from './sides.ts'

const secrecy = longPattern('i')`
	\b(?:confidential\w*|proprietary\s+information|non-?disclosure|trade\s+secrets?|secret)\b[^.;]{0,200}\b
		(?:shall|will|must|may\s+not|agrees?|not|keep|hold|protect|use)\b
	|\b(?:shall|will|must|agrees?|keeps?|holds?|protects?)\b[^.;]{0,80}\b(?:confiden\w+|secrets?|in\s+confidence|private)\b
	|\bnot\b[^.;]{0,60}\b(?:disclose|share|reveal|use)\b[^.;]{0,120}\b(?:information|confiden\w+|secrets?|plans)\b
	|\b(?:is|are|remains?|stays?|as)\s+(?:strictly\s+)?(?:confidential|secret|private)\b
`

const market = 'A confidentiality obligation and a present assignment of IP ("hereby assigns").'
const secrecyClause =
	'The Advisor will hold all non-public information of the Company in confidence during the term and for three years thereafter and ' +
	'will use it only to provide the services.'
const titleClause =
	'The Advisor hereby irrevocably assigns to the Company all right, title and interest in and to all ideas, inventions, designs and ' +
	'other work product created in the course of the services.'

export const ipConfidentiality: Rule = {
	id: 'advisor.ip_confidentiality',
	playbook: 'advisor',
	title: 'IP assignment and confidentiality',
	basis: { kind: 'S', source: 'Founder Institute FAST agreement; Cooley GO advisor documents' },
	protects: engaging,
	stake: 9,
	confidence: 0.66,
	wording: {
		clause: {
			heading: 'Intellectual Property',
			home: ofCreations,
			said: longPattern('i')`
				\bassigns?\b[^.;]{0,80}\b(?:inventions?|intellectual|work|rights?)\b
				|\b(?:inventions?|work product|ideas)\b[^.;]{0,80}\b(?:belongs?|property of|owned)\b
			`,
		},
	},
	decide(input) {
		const secret =
			passage(input, secrecy) ??
			wording(input, /\bnot\b[^.;]{0,80}\b(?:disclose|share|reveal|use)\b[^.;]{0,120}\b(?:information|confiden\w+|secrets?)\b/i)
		const { kind, place } = ipTransfer(input)
		const rest = {
			market,
			why: 'What the advisor contributes may end up in the product, and diligence asks who owns it.',
			reason: 'The company must own its product and protect its plans.',
			fallback: 'Earlier IP stays with the advisor, with a perpetual, royalty-free license to use it in the product.',
		}
		if (kind === 'promised' || kind === 'licensed') {
			return flagged({
				...rest,
				severity: 'high',
				span: place!,
				says:
					kind === 'promised'
						? 'The advisor only promises to assign IP. Title does not pass by these words.'
						: 'The company receives a license, and the advisor keeps title to the IP.',
				action: secret ? 'change it to "hereby assigns"' : 'change it to "hereby assigns" and add a confidentiality obligation',
				replacement: secret ? titleClause : `${secrecyClause} ${titleClause}`,
			})
		}
		if (kind === 'present' && secret) return passed(place)
		// A separate invention agreement carries both as a rule, and is not in this file.
		if (separateIpPaper(input)) return undecided
		if (kind === 'none' && secret && sureLabel(input, 'Ip Ownership Assignment')) return undecided
		if (
			kind === 'none' &&
			wording(
				input,
				longPattern('i')`
					\b(?:inventions?|results?|work|ideas?)\b[^.;]{0,160}\b
					(?:belongs?\s+to|(?:is|are|becomes?)\s+(?:the\s+)?(?:\w+\s+){0,2}property\s+of)\s+(?:the\s+)?(?:company|us)\b
				`,
			)
		)
			return undecided
		// "Rights in papers made for the Company pass to it with the payment": title passes, in other words than ours.
		if (
			kind === 'none' &&
			secret &&
			wording(input, /\b(?:rights?|title|ownership|copyrights?)\b[^.;]{0,120}\b(?:pass(?:es)?|transfers?|go(?:es)?)\s+(?:over\s+)?to\b/i)
		)
			return undecided
		const missing = kind === 'present' ? 'secrecy' : secret ? 'ip' : 'both'
		return absent({
			...rest,
			severity: missing === 'secrecy' ? 'medium' : 'high',
			says: {
				secrecy: 'The advisor has no confidentiality obligation.',
				ip: 'There is no IP assignment by the advisor.',
				both: 'There is neither an IP assignment nor a confidentiality obligation of the advisor.',
			}[missing],
			action: {
				secrecy: 'add a confidentiality obligation',
				ip: 'add a present assignment of the advisor’s IP',
				both: 'add a confidentiality obligation and a present assignment of the advisor’s IP',
			}[missing],
			replacement: { secrecy: secrecyClause, ip: titleClause, both: `${secrecyClause} ${titleClause}` }[missing],
		})
	},
}
