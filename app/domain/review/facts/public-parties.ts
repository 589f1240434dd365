import { confidence } from './confidence.ts'
import type { FactSource } from './fact-source.ts'
import { natureOf, type Party, type Words } from './party.ts'
import { readName } from './party-name.ts'

const reach = 12_000
const name = "((?:(?:the|The)\\s)?[\\p{Lu}\\d][\\p{L}\\d&.’'!+-]{0,30}(?:(?:,?\\s(?:of|and|for|&|de)?\\s?)[\\p{Lu}\\d][\\p{L}\\d&.’'+-]{0,30}){0,7}\\.?)"
const we = '[“"‘\']?(?:[Ww]e|[Uu]s|[Oo]ur|WE|US)[”"’\']?'
const quotedWe = '[“"‘](?:[Ww]e|[Uu]s|[Oo]ur|WE|US)[,.]?[”"’]'

/** Ways in which terms or a policy say who "we" is, the surest first. */
const ways: readonly RegExp[] = [
	new RegExp(`${name}[^.()]{0,160}\\((?=[^()]{0,120}${quotedWe})`, 'gu'),
	new RegExp(`(?:${quotedWe}[,\\s]{0,3}(?:(?:and|or|and/or)\\s)?){1,4}(?:(?:each\\s)?(?:refers?\\sto|means?|includes?|are|is|=|:)\\s)(?:${we}[,\\s]+)?(?:the\\scompany\\s)?${name}`, 'gu'),
	new RegExp(`\\b(?:we|us|our)\\b[^.]{0,40}\\b(?:we\\smean|refers?\\sto|means?)\\s${name}`, 'giu'),
	new RegExp(`\\b(?:between|agreement\\swith|contract\\swith)\\s(?:you\\s(?:\\([^)]{0,60}\\)\\s)?(?:,[^,]{0,60},\\s)?and\\s)${name}`, 'gu'),
	new RegExp(`\\b(?:agreement|contract|entered\\sinto)\\s(?:between\\syou\\sand|with)\\s${name}(?=[,.\\s(])`, 'gu'),
	new RegExp(`\\b(?:owned\\sand\\soperated|operated|provided|offered|made\\savailable|published)\\sby\\s${name}`, 'gu'),
	new RegExp(`(?:^|[.\\n]\\s*)(?:[Aa]t|AT)\\s${name},\\s(?:we|our)\\b`, 'gu'),
	new RegExp(`\\b(?:[Ww]elcome\\sto|[Tt]hank\\syou\\sfor\\s(?:using|choosing|visiting))\\s${name}`, 'gu'),
	new RegExp(`${name}\\s\\(that[’']s\\sus\\)`, 'gu'),
	new RegExp(`^[#\\s]{0,8}${name}(?:[’']s)?\\s(?:[Pp]rivacy|PRIVACY|[Tt]erms|TERMS|[Cc]ookie|[Ee]nd[\\s-]User|[Uu]ser\\s[Aa]greement|[Cc]ommunity|[Aa]cceptable)\\b`, 'gmu'),
]
const audience = /\byou(?:r)?\b/gi
const speaker = /\b(?:we|us|our)\b/gi
const published = /\b(?:terms|privacy|policy|notice|end[\s-]user|eula|licen[cs]e|guidelines|cookie|user\sagreement)\b/i
const noName = /^(?:the\s)?(?:our|your|this|these|you|we|us|website|site|services?|terms|privacy|policy|effective|last|updated|legal|general|additional|customer|data|personal|information|section|mobile|app|application|internet|united\sstates|california|european|gdpr|eu|google\splay|app\sstore|notice|agreement|company|united|global|full|user|end|software|standard|beta|online|websites?|in|for|by|to|if|when|as|and|it|all|any|some|that|what|how|welcome|version|page|part|article|introduction|overview|scope|important|please|read|print|download|conditions|use|acceptance)\b/i

/** Who speaks to "you" in terms or a policy: the provider by its name, the user as "you". */
export function publicParties(source: FactSource, known: readonly Party[]): Party[] {
	const opening = source.text.slice(0, reach)
	if (!published.test(opening.slice(0, 1500)) || (opening.match(audience)?.length ?? 0) < 8 || (opening.match(speaker)?.length ?? 0) < 3) return []
	if (known.some(({ name: own }) => own)) return []
	const said = firstOf(opening)
	const user = audienceOf(opening)
	const provider: Party[] = said ? [{ name: said, role: null, ...natureOf(source.text, said.start, said.end + 80), sure: confidence.implied }] : []
	return [...provider, ...(user ? [{ name: null, role: user, kind: null, incorporatedIn: null, sure: confidence.implied }] : [])]
}

function firstOf(opening: string): Words | null {
	for (const way of ways) {
		for (const match of opening.matchAll(way)) {
			const written = match[1] ?? ''
			const at = match.index + match[0].indexOf(written)
			const read = readName(opening, at, at + written.length + 40)
			const text = (read && !read.blank && written.startsWith(read.span.text.slice(0, 3)) ? read.span.text : written).slice(0, Math.max(written.length, read?.span.text.length ?? 0)).replace(/[’']s$|[.,;:]+$(?<!\b(?:Inc|Ltd|Co|Corp)\.)/, '')
			if (noName.test(text) || text.length < 2 || text.length > 80 || /^[\d.]+$/.test(text) || !/\p{L}{2}/u.test(text)) continue
			return { start: at, end: at + text.length, text }
		}
	}
	return null
}

function audienceOf(opening: string): Words | null {
	const match = /[“"](?:[Yy]ou|YOU)[,.]?[”"]|\b(?:[Yy]ou|YOU)\b/.exec(opening)
	const at = match ? match.index + match[0].search(/you/i) : -1
	return at < 0 ? null : { start: at, end: at + 3, text: 'you' }
}
