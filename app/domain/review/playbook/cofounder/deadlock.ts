import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { type Passage, passages, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { readHoldings } from './holdings.ts'
import { staying } from './sides.ts'

const equal = longPattern('i')`
	\b(?:50|fifty)\s?(?:%|percent|per\s+cent)?\s?(?:\(50%?\)\s?)?[\/:–-]\s?50\b
	|\b(?:equal(?:ly)?|same)\b[^.;]{0,40}\b(?:shares|stakes?|owners?|holders?|split|parts|number|ownership|equity|votes?|interests?)\b
		[^.;]{0,60}
	|\b(?:own|hold|held|divided|split|shared|owned)\w*\b[^.;]{0,60}\b
		(?:equally|in\s+equal|half\s+each|50\s?%\s+each|fifty\s+percent\s+each)\b
	|\beach\b[^.;]{0,60}\b(?:50|fifty)\s?(?:\(50\)\s?)?(?:%|percent)
	|\bone[\s-]half\s+each\b
	|\b(?:50|fifty)\s?(?:%|percent)[^.;]{0,40}\bto\s+each\b
`
const otherEqual =
	/\b(?:instal\w+|monthly|months|pay\w*|sal\w+ries|vest\w*|pro[\s-]?rata|opportunity|employer|cost|expenses|contribut\w+)\b/i
const bothMust = longPattern('i')`
	\b(?:both|all)\s+(?:of\s+the\s+)?founders?\b[^.;]{0,60}\b(?:agree|consent|approv\w+|must|sign|decide)
	|\b(?:unanimous\w*|mutual\s+(?:consent|agreement)|jointly|consent\s+of\s+(?:both|all|each))\b[^.;]{0,100}
	|\bboth\s+(?:of\s+(?:us|them)\s+)?must\b
	|\bneither\s+founder\b[^.;]{0,60}\bwithout\s+the\s+other\b
`
const twoDirectors =
	/\bboard\b[^.;]{0,80}\b(?:two|2)\s+(?:directors|members|seats)\b|\btwo\s+directors\b|\bdirectors?\s*:\s*[A-Z][\w]+\s+[A-Z]\w+\s+and\s+[A-Z]\w+/i

const breaks = longPattern('i')`
	\bcasting\s+vote\b|\btie-?\s?break\w*
	|\b(?:deciding|second|final|extra)\s+(?:vote|say|word|decision|call)\b
	|\b(?:decides|shall\s+decide|will\s+decide|has\s+the\s+final|prevails?|breaks?\s+the\s+tie)\b
	|\b(?:third|independent|outside|neutral)\s+(?:director|member|advis[eo]r|expert|person|party)\b[^.;]{0,120}\b
		(?:vote|decid\w+|resolv\w+|break\w*|elect\w*|appoint\w*|deadlock|tie)?
	|\bmediat\w+
	|\barbitrat\w+|\bshotgun\b|\bbuy[\s-]?(?:\/|and\s|or\s)?-?\s?sell\b|\bRussian\s+roulette\b|\bcoin\b
	|\bdecision\s+(?:is|shall\s+be|will\s+be)\s+(?:final|binding)\b|\breferred\s+to\b|\bsenior\s+(?:mentor|advis[eo]r)\b|\bumpire\b
	|\bexpert\s+determination\b
`
const stuck = longPattern('i')`
	\b(?:
		deadlock\w*|tie[sd]?\b|tied|disagree\w*|can(?:not|'t)\s+agree|fail\s+to\s+agree|do\s+not\s+agree|stalemate|impasse
		|equal(?:ity)?\s+of\s+votes|evenly\s+(?:split|divided)|not\s+reach\s+(?:an\s+)?agreement
	)\b
`

const market =
	'Two equal founders name in advance who or what breaks a tie: a decision area for each, an outside director, or a mediator with a date.'
const clause =
	'If the Founders are unable to agree on a matter within ten days, the Founder responsible for that area will decide. If no ' +
	'Founder is responsible for it, or if it concerns a sale of the Company, the issuance of shares or a Founder’s role, the Founders ' +
	'will submit it to a mutually acceptable mediator. If it is not resolved within 30 days after that, an independent director ' +
	'appointed by both Founders will decide.'

export const deadlock: Rule = {
	id: 'cofounder.deadlock',
	playbook: 'cofounder',
	title: 'Deadlock',
	basis: { kind: 'S', source: 'Stripe Atlas founder guides' },
	protects: staying,
	decide(input) {
		const even = evenSplit(input)
		const talk = wording(input, stuck)
		const broken = tieBreak(input)
		if (broken) return passed(broken)
		if (!even) return notApplicable
		const span = talk ?? even.span
		return flagged({
			severity: 'medium',
			span,
			says: talk
				? 'The deadlock clause offers no binding way out.'
				: `${even.byVote ? 'Both founders must agree' : 'The founders hold equal shares'}, and no deadlock mechanism (a way to break a tie) is provided.`,
			why: 'One refusal can stop a hire, a financing or a sale.',
			market,
			action: 'add a deadlock mechanism',
			reason: 'It is easy to agree on in good times.',
			fallback: 'Mediation, with a date by which it must be settled.',
			replacement: clause,
		})
	},
}

function evenSplit(input: RuleInput): { span: Span; byVote: boolean } | null {
	const said = passages(input, equal, otherEqual).find(({ sentence }) =>
		/\b(?:founder\w*|shares|company|equity|own\w*|stock|vot\w+|holds?|partners?|each)\b/i.test(sentence.text),
	)
	if (said && !threeOrMore(input)) return { span: said, byVote: false }
	const { shares, percents } = readHoldings(input)
	for (const counts of [shares, percents]) {
		const founders = counts.filter(({ of }) => of === 'founder')
		const [one, other] = founders
		const names = new Set(founders.map(({ holder, start }) => holder ?? start))
		if (one && other && names.size === 2)
			return founders.every(({ value }) => value === one.value) ? { span: { start: one.start, end: one.end }, byVote: false } : null
	}
	if (threeOrMore(input)) return null
	const vote =
		wording(input, twoDirectors, /\b(?:three|five|at\s+least)\s+(?:directors|members)/i) ??
		wording(input, bothMust, /\b(?:amend\w*|modif\w+|waive\w*|transfer|assign|confidential|arbitrat\w+|term)\b/i)
	return vote && /\b(?:founders?|co-?founders?|decisions?|board|directors?|both|shareholders?|stockholders?)\b/i.test(vote.sentence.text)
		? { span: vote, byVote: true }
		: null
}

function tieBreak(input: RuleInput): Passage | null {
	return (
		passages(input, breaks).find(({ sentence, match }) => {
			const index = input.structure.sentences.indexOf(sentence)
			const around = [input.structure.sentences[index - 1], sentence]
				.filter((each) => each?.clauseId === sentence.clauseId)
				.map((each) => each?.text ?? '')
				.join(' ')
			const clear = longPattern('i')`
				\b(?:
					casting|tie-?\s?break|breaks?\s+the\s+tie|shotgun|buy|deciding\s+vote|final\s+(?:say|word|decision)
					|(?:third|independent|outside|neutral)\s+director
				)
			`.test(match[0])
			const headed = input.structure.clauses.find(({ id }) => id === sentence.clauseId)?.heading ?? ''
			return (
				clear ||
				stuck.test(around) ||
				/\b(?:deadlock|tie|decision|disagree)/i.test(headed) ||
				(/mediat/i.test(match[0]) && /\b(?:founders|dispute)\b/i.test(around))
			)
		}) ?? null
	)
}

function threeOrMore(input: RuleInput): boolean {
	const { shares, percents } = readHoldings(input)
	const holders = (counts: typeof shares) =>
		new Set(counts.filter(({ of }) => of === 'founder').map(({ holder, start }) => holder ?? start)).size
	if (Math.max(holders(shares), holders(percents)) > 2 || namedFounders(input) > 2) return true
	return (
		wording(
			input,
			longPattern('i')`
				\b(?:three|four|five|six)\s+(?:\(\d\)\s+)?(?:co-?)?(?:founders|directors|holders|partners)\b|\bone[\s-]third\s+each\b
				|\b(?:33(?:\.3+)?|25)\s?%\s+each\b
			`,
		) !== null
	)
}

function namedFounders({ document }: RuleInput): number {
	const opening = document.text.slice(0, 1500)
	return new Set(
		allMatches(opening, /\p{Lu}[\p{L}'’-]+\s+\p{Lu}[\p{L}'’-]+\s*\(\s?["“](\p{Lu}[\p{L}'’-]+)["”]\s?\)/gu).map(([, name]) => name),
	).size
}
