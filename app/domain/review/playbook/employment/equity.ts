import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { clauseTextAround, passage, visibleText } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'

const promise =
	/\b(?:grant\w*|receive\w*|award\w*|offer\w*|issu\w+|entitled|eligible|given|recommend\w*|propose\w*|allocat\w+|gets?|gives?)\b[^.;]{0,160}\b(?:stock\s+options?|options?\s+(?:to\s+(?:purchase|buy|acquire)|for|over|on|equal)|restricted\s+stock|RSUs?|equity\s+(?:grant|stake|interest|award|equal|represent\w+|worth|of\s+\d)|(?:\d[\d.,]*\s*(?:%|percent)|(?:one|two|three|four|five|half\s+a)\s+per\s?cent)\s+(?:of\s+(?:the\s+|our\s+|its\s+)?(?:company|equity|shares|stock|fully)|equity|ownership|stake|fully)|\d[\d,]{2,}\s+(?:stock\s+|share\s+)?options?|shares\s+of\b[^.;]{0,40}\b(?:stock|company)|common\s+stock)|\boptions?\s+to\s+(?:purchase|buy|acquire)\b[^;]{0,100}(?:\bshares\b|%|\bpercent\b)|\bequity\s*:\s*\S/i
const noPromise = /\b(?:own(?:s|ing|ership)?|hold\w*|passive\w*)\b[^.;]{0,80}\b(?:publicly|listed|traded|outstanding\s+(?:stock|shares))|\bno\s+(?:equity|options?|shares|stock)\b|\bany\s+(?:stock|equity|options?)\b[^.;]{0,60}\b(?:held|owned|already|that\s+(?:may|has))|\bcapital\s+stock\b[^.;]{0,60}\b(?:sale|merger|acquisition)|\b(?:publicly|listed)\b|\binconsisten\w+|\bterms\s+of\s+(?:any|the|such)\s+(?:stock\s+)?option\s+agreement/i
const isOption = /\boptions?\b/i
const number = /\b\d{1,3}(?:,\d{3})+\b[^.;]{0,60}\b(?:shares|options?|units|RSUs?)\b|\b\d{3,}\s+(?:\w+\s+){0,3}(?:shares|options?|units|RSUs?)\b|\b(?:options?|grant|award|stock|shares)\b[^.;]{0,60}\b\d{1,3}(?:,\d{3})+\b|\bnumber\s+of\s+shares\b/i
const share = /\b\d{1,2}(?:\.\d+)?\s*(?:\([^)]{1,20}\)\s*)?(?:%|percent)|\b(?:one|two|three|five|half\s+a)\s+(?:\([\d.]+%?\)\s*)?percent/i
const approval = /\b(?:board(?:'s)?|directors?'?)\b[^.;]{0,80}\b(?:approv\w+|consent\w*|grant\w*|vote)|\b(?:subject\s+to|upon|approval\s+(?:of|by))\b[^.;]{0,60}\b(?:board|directors)/i
const strike = /\b(?:fair\s+(?:market\s+)?value|FMV|409A|(?:closing|market|trading)\s+price)\b/i
const vesting = /\bvest(?:s|ing|ed)?\b/i

export const equity: Rule = {
	id: 'employment.equity',
	playbook: 'employment',
	title: 'Equity is a number, approved and vesting',
	basis: { kind: 'G', source: 'option grant practice; 26 U.S.C. 409A' },
	decide(input) {
		const grant = passage(input, promise, noPromise)
		if (!grant) return notApplicable
		const words = surroundings(input, grant.sentence.text, clauseTextAround(input, grant))
		const option = isOption.test(words)
		const faults = [
			!number.test(words) && share.test(words) ? 'a percent in place of a share count' : null,
			!number.test(words) && !share.test(words) ? 'no share count' : null,
			approval.test(words) ? null : 'no board approval',
			vesting.test(words) ? null : 'no vesting',
			option && !strike.test(words) ? 'no price at fair value' : null,
		].filter((fault) => fault !== null)
		if (faults.length === 0) return passed(grant)
		const list = faults.join(', ')
		return flagged({
			severity: faults.length > 1 || faults[0]?.startsWith('a percent') ? 'high' : 'medium',
			span: grant,
			says: {
				friendly: `Restate the equity: ${list}. As written it may be a promise you can’t keep.`,
				neutral: `The promise of equity has gaps: ${list}.`,
				legal: `The equity undertaking is deficient: ${list}.`,
			},
			why: 'A percent grows with each round or turns into a fight over its base. A grant that the board has not approved is void, and a low price costs the worker tax.',
			market: 'A number of shares, subject to board approval, at fair value on the grant day, over four years with a one-year cliff.',
			action: 'state a number of shares, subject to board approval, with fair value as the price and four years of vesting',
			reason: 'Only then do both sides know what was promised.',
			fallback: 'Name the percent beside the number, as of a stated date and share count.',
			replacement: 'Subject to approval by the Board, the Company will grant you an option to buy [number] shares of its common stock. The price is their fair market value on the day of the grant. The option vests over four years: a quarter after one year, the rest in equal monthly parts.',
		})
	},
}

/** The clause and, where the grant is one line of a table or letter, the other lines that speak of the grant. */
function surroundings(input: RuleInput, sentence: string, clause: string): string {
	const related = input.structure.sentences.filter(({ text }) => /\b(?:options?|equity|vest\w*|shares|stock|grant|award|RSUs?)\b/i.test(text) && !noPromise.test(text)).map(({ text }) => text)
	const lines = visibleText(input).match(/^[^\n]{0,40}\b(?:vesting|strike|exercise\s+price|board\s+approval)\b[^\n]{0,160}$/gim) ?? []
	return [sentence, clause, ...related, ...lines].join(' ')
}
