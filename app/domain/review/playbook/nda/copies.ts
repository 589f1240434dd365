import { longPattern } from '#app/domain/text/long-pattern.ts'
import { ofSecrecy } from '../clause-homes.ts'
import type { NdaRule } from './answers.ts'
import { absent, flagged, passed, undecided } from '../draft-finding.ts'
import { clauseTextAround, type Passage, passages, visibleText } from '../passages.ts'
import type { RuleInput } from '../rule.ts'
import { bindsNobodyElse, bindsOthersOnly } from './carve-outs.ts'

const duty = longPattern('i')`
	\b(?:
		(?:return|destroy|destruction|delet|eras|shred)\w*|giv\w+\s+back|giv\w+\b[^.;]{0,40}\bback|hand\w*\s+(?:back|over)|turn\w*\s+over
		|surrender\w*|deliver\w*\s+(?:up|back)|wip(?:e|es|ed|ing)
	)\b[^.;]{0,160}\b(?:information|materials?|data|cop(?:y|ies)|documents?|drawings|samples|papers|records|files)\b
	|\bgiv\w+\s+back\b[^.;]{0,40}\b(?:drawings|samples|papers|prototypes)\b
	|\b(?:information|materials?|data|cop(?:y|ies)|documents?|files)\b[^.;]{0,200}\b
		(?:returned|destroyed|deleted|erased|given\s+back|handed\s+back|sent\s+back|wiped)\b
`
const binds =
	/\b(?:shall|will|must|agrees?|undertakes?|is\s+to|are\s+to|be|required|obliged|request\w*|returns?|destroys?|deletes?|gives?|hands?|turns?)\b/i
const contentsLine = /\.{4,}|…{2,}/
const oath = /\b(?:affidavit|sworn|swears?|under\s+oath|notari[sz]ed|statutory\s+declaration)\b/i
const nothingKept = longPattern('i')`
	\bnot\s+(?:retain|keep|be\s+(?:kept|retained))\b[^.;]{0,40}\b(?:any|cop(?:y|ies))
	|\bno\s+(?:other\s+)?(?:cop(?:y|ies)|records?)\b[^.;]{0,30}\b(?:kept|retained|keep|retain|made)\b
	|\bwithout\s+(?:keeping|retaining)\b
	|\b(?:permanently|irretrievabl[ey]|irrevocabl[ey])\b[^.;]{0,60}\b(?:delet|eras|destroy|wip)
	|\b(?:delet|eras|destroy|wip)\w*\b[^.;]{0,80}\b(?:back-?ups?|all\s+(?:\w+\s+){0,2}systems)\b
`
const room = longPattern('i')`
	\b(?:may|entitled\s+to|permitted\s+to|can|except|save|unless|other\s+than|but)\b[^.;]{0,80}\b
		(?:retain\w*|kept|keep|archiv\w*|back-?ups?)
	|\b(?:one|1|an?)\b[^.;]{0,20}\bcop(?:y|ies)\b[^.;]{0,60}\b(?:retain\w*|kept|keep)
	|\b(?:retain\w*|keep|kept)\b[^.;]{0,80}\b(?:required\s+by|law|regulat\w*|legal|archiv\w*|records?|back-?ups?)\b
	|\bback-?ups?\b[^.;]{0,60}\b(?:may|remain|stay|need\s+not|excepted|exempt|ordinary|routine|overwritten)
`

export const returnOfCopies: NdaRule = {
	id: 'nda.return_or_destroy',
	playbook: 'nda',
	title: 'Copies are returned or destroyed, in a way that can be done',
	basis: { kind: 'S', source: 'Common Paper and Bonterms mutual NDA forms' },
	protects: ['discloser', 'recipient', 'mutual_discloser'],
	provenByQuote: true,
	standard: 'A written confirmation on request. Routine backups and copies that law requires may stay, and remain confidential.',
	secondReader: { settledBy: ['nda-16'], about: /\b(?:return|destr|delet|eras|give\s+back)/i },
	wording: { clause: { heading: 'Return of Information', home: ofSecrecy, said: /\b(?:return|destroy|destruct)/i } },
	decide(input) {
		const duties = passages(input, duty, contentsLine).filter(({ sentence }) => binds.test(sentence.text))
		const [first] = duties
		if (!first)
			return mentionsReturn(input) ||
				input.partyRole === 'receiving' ||
				input.reader.party?.roleKind === 'recipient' ||
				bindsNobodyElse(input)
				? undecided
				: absent(noDuty)
		const sworn = duties.find(({ sentence }) => oath.test(sentence.text))
		if (sworn)
			return flagged({
				...tooMuch,
				severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
				span: sworn,
				says: 'Destruction of copies must be confirmed under oath.',
				why: 'A mistake in a sworn statement is a false oath, and no one can swear to every backup.',
			})
		const open = duties.find((place) => room.test(withoutBans(clauseTextAround(input, place))))
		if (open) return passed(open)
		// What the recipient must give back, to the last copy, protects who alone discloses.
		if (bindsOthersOnly(input)) return passed(first)
		const bare = duties.find((place) => leavesNothing(input, place))
		if (bare)
			return flagged({
				...tooMuch,
				span: bare,
				says: 'Every copy must be destroyed, with no exception for backups or copies that law requires.',
			})
		return undecided
	},
}

function withoutBans(words: string) {
	return words.replace(/\b(?:not|without|no)\b[^.;,]{0,20}\b(?:retain\w*|keep\w*|kept|cop(?:y|ies))\b[^.;,]{0,60}/gi, (ban) =>
		/\b(?:except|save|unless|but|other)\b/i.test(ban) ? ban : ' ',
	)
}

function leavesNothing(input: RuleInput, place: Passage) {
	return nothingKept.test(place.sentence.text) || nothingKept.test(clauseTextAround(input, place))
}

function mentionsReturn(input: RuleInput) {
	return /\b(?:return|destroy|destruction|delet|eras)\w*\b/i.test(visibleText(input))
}

const copiesClause =
	'Upon written request, the receiving party will return or destroy the Confidential Information of the disclosing party and ' +
	'confirm in writing that it has done so. The receiving party may retain copies in routine backups and copies that law requires it ' +
	'to keep, which remain subject to this Agreement.'

const tooMuch = {
	severity: { sending: 'low', receiving: 'low', unsure: 'low' },
	why: 'Backups run on their own schedule, so you would be in breach without doing anything.',
	market: 'A written confirmation on request. Routine backups and copies that law requires may stay, and remain confidential.',
	action: 'exempt routine backups and copies that law requires, and accept a written confirmation',
	reason: 'Those copies remain confidential, and no company can delete single files from its backups.',
	replacement: copiesClause,
} as const

const noDuty = {
	severity: { sending: 'medium', receiving: 'low', unsure: 'low' },
	says: 'There is no obligation to return or destroy Confidential Information.',
	why: 'Your files may stay with the other party after the talks end.',
	market: 'Copies are returned or destroyed on request. Routine backups and copies that law requires may stay.',
	action: 'add an obligation to return or destroy Confidential Information on request',
	reason: 'It lets both of us close the matter cleanly.',
	replacement: copiesClause,
} as const
