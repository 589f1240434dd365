import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '#app/domain/review/clauses/search/all-matches.ts'
import { confidence } from '../confidence.ts'
import type { FactSource } from '../fact-source.ts'
import { isLetter } from './letter-parties.ts'
import { nameBefore } from './name-before.ts'
import { namesNobody } from './no-party.ts'
import { natureOf, type Party, type Words } from './party.ts'
import { readName } from './party-name.ts'

const reach = 12_000
const word = "[\\p{Lu}\\d][\\p{L}\\d&.’'!+-]{0,30}"
const name = `((?:(?:the|The)\\s)?${word}(?:(?:\\s(?:of|and|for|&|de)\\s|,?\\s)${word}){0,7})`
const titleName = `((?:(?:the|The)\\s)?${word}(?:\\s(?:of|and|&)\\s${word}|\\s${word}){0,4}?)`
const we = '[“"‘\']?(?:[Ww]e|[Uu]s|[Oo]ur|WE|US)[”"’\']?'
const quotedWe = '[“"‘](?:[Ww]e|[Uu]s|[Oo]ur|WE|US)[,.]?[”"’]'

/** (“Kitebox”, “we” or “us”), (that’s us): the provider's name stands before. */
const weMark = /\((?=[^()]{0,120}[“"‘](?:[Ww]e|[Uu]s|[Oo]ur|WE|US)[,.]?[”"’])|\(that[’']s\sus\)/g
const byTitle = new RegExp(
	patternPart`
		^[#\s]{0,8}${titleName}(?:[’']s)?\s(?:[Ww]ebsite\s|[Oo]nline\s|[Gg]lobal\s(?:[Dd]ata\s)?)?(?:
			[Pp]rivacy|PRIVACY|[Tt]erms|TERMS|[Cc]ookie|[Ee]nd[\s-]User|[Uu]ser\s[Aa]greement|[Cc]ommunity|[Aa]cceptable
		)\b
	`,
	'gmu',
)
/** Ways in which terms or a policy introduce "we", the surest first. */
const ways: readonly RegExp[] = [
	new RegExp(
		patternPart`
			(?:${quotedWe}[,\s]{0,3}(?:(?:and|or|and/or)\s)?){1,4}(?:(?:each\s)?(?:refers?\sto|means?|includes?|are|is|=|:)\s)(?:${we}[,\s]+)?
			(?:the\scompany\s)?${name}
		`,
		'gu',
	),
	new RegExp(`\\b(?:we|us|our)\\b[^.]{0,40}\\b(?:we\\smean|refers?\\sto|means?)\\s${name}`, 'gu'),
	new RegExp(`\\b(?:between|agreement\\swith|contract\\swith)\\s(?:you\\s(?:\\([^)]{0,60}\\)\\s)?(?:,[^,]{0,60},\\s)?and\\s)${name}`, 'gu'),
	new RegExp(`\\b(?:agreement|contract|entered\\sinto)\\s(?:between\\syou\\sand|with)\\s${name}(?=[,.\\s(])`, 'gu'),
	new RegExp(`\\b(?:owned\\sand\\soperated|operated|provided|offered|made\\savailable|published)\\sby\\s${name}`, 'gu'),
	new RegExp(`(?:^|[.\\n]\\s*)(?:[Aa]t|AT)\\s${name},\\s(?:we|our)\\b`, 'gu'),
	new RegExp(`\\b(?:[Ww]elcome\\sto|[Tt]hank\\syou\\sfor\\s(?:using|choosing|visiting))\\s${name}`, 'gu'),
	byTitle,
]
const audience = /\byou(?:r)?\b/gi
const speaker = /\b(?:we|us|our)\b/gi
const published = /\b(?:terms|agreement|privacy|policy|notice|end[\s-]user|eula|licen[cs]e|guidelines|cookie|user\sagreement)\b/i
const noName = longPattern('i')`
	^(?:the\s)?(?:
		our|your|this|these|you|we|us|website|site|services?|terms|privacy|policy|effective|last|updated|legal|general|additional|customer
		|data|personal|information|section|mobile|app|application|internet|united\sstates|california|european|gdpr|eu|google\splay
		|app\sstore|notice|agreement|company|united|global|full|user|end|software|standard|beta|online|websites?|in|for|by|to|if|when|as
		|and|it|all|any|some|that|what|how|welcome|version|page|part|article|introduction|overview|scope|important|please|read|print
		|download|conditions|use|acceptance
	)\b
`

/** The speaker and "you" in terms or a policy: the provider by its name, the user as "you". */
export function publicParties(source: FactSource, known: readonly Party[]): Party[] {
	const opening = source.text.slice(0, reach)
	if (
		(!published.test(opening.slice(0, 1500)) && !isLetter(opening)) ||
		(opening.match(audience)?.length ?? 0) < 8 ||
		(opening.match(speaker)?.length ?? 0) < 3
	)
		return []
	// In a letter a named person is "you", and somebody else writes.
	const named = known.some(({ name: own, kind }) => own && !(kind === 'individual' && isLetter(opening)))
	const said = named ? null : firstOf(opening)
	const provider: Party[] = said
		? [{ name: said, role: null, ...natureOf(source.text, said.start, said.end + 80), sure: confidence.implied }]
		: []
	const spoken = [
		...(named || said ? [] : ['we']),
		...(known.some(({ role, kind }) => role?.text === 'you' || (kind === 'individual' && isLetter(opening))) ? [] : ['you']),
	]
	const unnamed = spoken.flatMap((role) => {
		const at = opening.search(new RegExp(`\\b${role}\\b`, 'i'))
		return at < 0
			? []
			: [{ name: null, role: { start: at, end: at + role.length, text: role }, kind: null, incorporatedIn: null, sure: confidence.implied }]
	})
	return [...provider, ...unnamed]
}

function acts(text: string, name: string): boolean {
	const deed = new RegExp(
		patternPart`
			(?<![\p{L}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:
				[’']s\s(?!terms|privacy|policy)
				|,?\s(?:
					may|will|is|are|has|does|shall|can|collects?|uses?|provides?|reserves?|processes|operates|and\s(?:its|our)|inc\b|[Ll]imited
				)\b
			)
		`,
		'giu',
	)
	return (text.match(deed)?.length ?? 0) > 1
}

function isProduct(text: string, name: string): boolean {
	return new RegExp(
		`(?<![\\p{L}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s(?:mobile\\s)?(?:app|application|game|product|software|device)s?\\b`,
		'iu',
	).test(text)
}

function firstOf(opening: string): Words | null {
	for (const { index } of allMatches(opening, weMark)) {
		const name = nameBefore(opening, Math.max(0, index - 220), index)
		if (name && !noName.test(name.text)) return name
	}
	for (const way of ways) {
		for (const match of allMatches(opening, way)) {
			const written = match[1] ?? ''
			const at = match.index + match[0].indexOf(written)
			const text = written
				.replace(/(?:\s(?:and|of|for|If|We|You|The|In|This|Our|By|When|As|Please))+$/u, '')
				.replace(/[’']s$|[.,;:]+$(?<!\b(?:Inc|Ltd|Co|Corp)\.)/, '')
			if (readName(text, 0, text.length)?.span.text !== text || /\byou$/i.test(text)) continue
			// A single word is the provider's name only if the text goes on to use it.
			if (!/\s/.test(text) && opening.split(text).length < 4) continue
			// A product has terms too; the one that offers them also acts.
			if (way === byTitle && (!acts(opening, text) || isProduct(opening, text))) continue
			if (
				namesNobody(
					{ name: { start: at, end: at + text.length, text }, role: null, kind: null, incorporatedIn: null, sure: confidence.implied },
					new Set(),
				)
			)
				continue
			if (noName.test(text) || text.length < 2 || text.length > 80 || /^[\d.]+$/.test(text) || !/\p{L}{2}/u.test(text)) continue
			return { start: at, end: at + text.length, text }
		}
	}
	return null
}
