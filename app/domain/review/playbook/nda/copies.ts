import { absent, flagged, passed } from '../draft-finding.ts'
import { clauseTextAround, passage } from '../passages.ts'
import type { Rule } from '../rule.ts'

export const returnOfCopies: Rule = {
	id: 'nda.return_or_destroy',
	playbook: 'nda',
	title: 'Copies can be given back in practice',
	basis: { kind: 'S', source: 'Common Paper and Bonterms mutual NDA forms' },
	decide(input) {
		const duty = passage(input, /\b(?:(?:return|destroy|destruction|delet|eras|shred)\w*|giv\w+\s+back|hand\w*\s+back|wip(?:e|es|ed|ing))\b[^.;]{0,160}\b(?:information|materials?|cop(?:y|ies)|documents?|records)\b|\b(?:information|materials?|cop(?:y|ies)|documents?)\b[^.;]{0,200}\b(?:returned|destroyed|deleted|erased|given\s+back|handed\s+back|sent\s+back)\b/i)
		if (!duty) {
			return absent({
				severity: { sending: 'medium', receiving: 'low', unsure: 'low' },
				says: {
					friendly: 'Nobody has to give your files back when the talks are over.',
					neutral: 'There is no duty to return or destroy copies.',
					legal: 'The agreement imposes no obligation to return or destroy materials.',
				},
				why: 'Your files may sit with the other side for years, where a leak could cost you.',
				market: 'Copies are returned or destroyed on request, with backups and legal records left alone.',
				action: 'add a duty to return or destroy copies on request',
				reason: 'It closes the matter cleanly for both sides.',
				replacement: copiesClause,
			})
		}
		const words = clauseTextAround(input, duty)
		const oath = /\b(?:affidavit|sworn|under\s+oath|notari[sz]ed)\b/i.test(words)
		const room = /\b(?:back-?ups?|archiv\w+|retain\w*|retention|keep\b|kept\b|legal\s+hold|record-?keeping|required\s+by\s+(?:applicable\s+)?law|compliance)\b/i.test(words.replace(/\bnot\s+(?:retain|keep|be\s+(?:kept|retained))\b|\bno\s+(?:other\s+)?(?:cop(?:y|ies)|records?)\b[^.;]{0,30}\b(?:kept|retained|keep|retain)\b(?:(?!\b(?:except|save|unless|other|but)\b)[^.;,]){0,60}|\bwithout\s+(?:keeping|retaining)\b/gi, ''))
		const everyCopy = /\b(?:all|every|any)\b[^.;]{0,60}\b(?:cop(?:y|ies)|information|materials?|documents?)/i.test(words)
		if (!oath && (room || !everyCopy)) return passed(duty)
		return flagged({
			severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
			span: duty,
			says: {
				friendly: oath ? 'You must swear under oath that every copy is gone.' : 'You must wipe every copy, backups too. Nobody can do that for sure.',
				neutral: oath ? 'Destruction must be sworn to under oath.' : 'All copies must go, with no room for backups or records that the law demands.',
				legal: oath ? 'A sworn affidavit of destruction is required.' : 'The duty to destroy has no exception for backups or legal retention.',
			},
			why: 'You would be in breach by chance, since backups run on their own. Proof would cost hours of staff time.',
			market: 'A plain written note on request, with backups and legal records left alone but kept secret.',
			action: 'leave out backups and records that the law demands, and ask for a plain written note only',
			reason: 'No company can wipe its backups file by file.',
			replacement: copiesClause,
		})
	},
}

const copiesClause =
	'On written request a party will return or destroy the Confidential Information it holds and confirm this in writing. It may keep copies in routine backups and copies that law requires, which stay subject to this Agreement.'
