import { longPattern } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { clauseTextAround, passages, visibleText } from '../passages.ts'
import { readerIs } from '../party-names.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { hiring, namesOfBoth, working } from './sides.ts'
import { isAmerican, jobStage } from './stage.ts'

const promise = longPattern('i')`
	\b(?:
		(?:will|shall)\s+(?:also\s+|hereby\s+)?(?:be\s+)?(?:grant\w*|receive|award\w*|issued?|given?|get)|hereby\s+grants?
		|(?:will|shall)\s+(?:recommend|propose)|(?:is|are)\s+(?:hereby\s+)?(?:granted|awarded)|(?:receives?|grants?|gets?|gives?)
		|entitled\s+to|offer\w*|we\s+give|you\s+will\s+own
	)\b[^.;]{0,160}\b(?:
		stock\s+options?|options?\s+(?:to\s+(?:purchase|buy|acquire)|for|over|on|equal)|restricted\s+(?:stock|shares)|RSUs?\b
		|equity\s+(?:grant|stake|interest|award|equal|represent\w+|worth|of\s+\d)
		|(?:\d[\d.,]*\s*(?:%|percent)|(?:one|two|three|four|five|half\s+a|(?:one|two)\s+and\s+a\s+half)\s+per\s?cent)\s+
			(?:\([\d.]+\s?%\)\s+)?(?:
			of\s+(?:the\s+|our\s+|its\s+)?(?:company|employer|corporation|equity|shares|stock|fully)|equity|ownership|stake|fully
		)
		|\d[\d,]{2,}\s+(?:stock\s+|share\s+)?options?|(?:shares\s+of\b[^.;]{0,40}\b)?common\s+stock
	)
	|\b(?:benefits?|package|compensation|you\s+get)\b[^.;]{0,80}\boptions\s+for\b
	|"Option"\s+means\s+an?\s+option\s+to\s+(?:purchase|buy|acquire)|\bequity\s*:\s*\S
`
/** Ownership that is allowed, awards that end or vest with the job, plans for everybody, and what a term means. */
const noPromise = longPattern('i')`
	\b(?:own(?:s|ing|ership)?|hold\w*|passive\w*)\b[^.;]{0,80}\b(?:publicly|listed|traded|outstanding\s+(?:stock|shares))
	|\bno\s+(?:equity|options?|shares|stock)\b
	|\bany\s+(?:stock|equity|options?)\b[^.;]{0,60}\b(?:held|owned|already|that\s+(?:may|has))
	|\b(?:capital|voting)\s+stock\b[^.;]{0,60}\b(?:sale|merger|acquisition)|\b(?:publicly|listed)\b|\binconsisten\w+
	|\bterms\s+of\s+(?:any|the|such)\s+(?:stock\s+)?option\s+agreement
	|\b(?:
		change\s+(?:of|in)\s+control|terminat\w+|fully\s+vest\w*|immediately\s+vest\w*|accelerat\w+|previously\s+granted
		|outstanding\s+(?:options?|awards?|equity)|existing|convertible|participate\s+in|plan\s+participation|net\s+proceeds
		|salary\s+in\s+(?:stock|shares)|eligible\s+(?:for|to)
	)\b
`
const listed = /\b(?:closing|trading)\s+price\b|\bNASDAQ\b|\bNYSE\b|\bstock\s+exchange\b|\bcompensation\s+committee\b/i
const isOption = /\boptions?\b/i
const number = longPattern('i')`
	\b\d{1,3}(?:,\d{3})+\b[^.;]{0,60}\b(?:shares|options?|units|RSUs?)\b
	|\b\d{3,}\s+(?:\w+\s+){0,3}(?:shares|options?|units|RSUs?)\b
	|\b(?:options?|grant|award|stock|shares)\b[^.;]{0,60}\b\d{1,3}(?:,\d{3})+\b|\bnumber\s+of\s+shares\b
	|(?:\[[^\]]{0,30}\]|_{3,})\s+(?:\w+\s+){0,3}(?:shares|options?|units)
`
const share =
	/\b\d{1,2}(?:\.\d+)?\s*(?:\([^)]{1,20}\)\s*)?(?:%|percent)|\b(?:one|two|three|five|half|half\s+a)\s+(?:\([\d.]+%?\)\s*)?percent/i
const approval = longPattern('i')`
	\b(?:board(?:'s)?|directors?'?|committee)\b[^.;]{0,80}\b(?:approv\w+|consent\w*|grant\w*|vote)
	|\b(?:subject\s+to|upon|approval\s+(?:of|by)|recommend\w*)\b[^.;]{0,60}\b(?:board|directors|committee)
`
const strike = /\b(?:fair\s+(?:market\s+)?value|FMV|409A|market\s+(?:price|value))\b/i
const vesting = /\bvest(?:s|ing|ed)?\b|\bearned\s+(?:over|in|by)\b|\bexercisable\b[^.;]{0,60}\b(?:year|month|annual|instal)/i

export const equity: Rule = {
	id: 'employment.equity',
	playbook: 'employment',
	title: 'Promise of equity',
	basis: { kind: 'G', source: 'option grant practice; 26 U.S.C. 409A' },
	protects: [...hiring, ...working],
	stake: 8,
	standard:
		'A number of shares, subject to board approval, at fair market value on the grant date, vesting over four years with a one-year cliff.',
	decide(input) {
		if (jobStage(input) !== 'start') return notApplicable
		const [grant] = passages(input, promise, noPromise)
		if (!grant) return notApplicable
		// Board approval and a price that Section 409A asks for are American.
		if (!isAmerican(input)) return undecided
		const words = surroundings(input, grant.sentence.text, clauseTextAround(input, grant))
		// A listed company's committee grants at the market price under a plan that is public.
		if (listed.test(words)) return notApplicable
		const option = isOption.test(grant.sentence.text)
		const counted = number.test(words)
		const faults = [
			!counted && share.test(words) ? 'a percentage instead of a number of shares' : null,
			!counted && !share.test(words) ? 'no number of shares' : null,
			approval.test(words) ? null : 'no board approval',
			vesting.test(words) ? null : 'no vesting schedule',
			option && !strike.test(words) ? 'no exercise price at fair market value' : null,
		].filter((fault) => fault !== null)
		if (faults.length === 0) return passed(grant)
		// The plan sets the price where it is the only thing left open.
		if (faults.length === 1 && faults[0]?.startsWith('no exercise price') && /\bplan\b/i.test(words)) return undecided
		const { worker } = namesOfBoth(input)
		const grave = !counted || !approval.test(words)
		return flagged({
			severity: grave ? 'high' : faults.length > 1 ? 'medium' : 'low',
			span: grant,
			says: `The equity promise is incomplete: ${faults.join(', ')}.`,
			why: readerIs(input, working)
				? 'A grant is valid only once the board approves it, and its value depends on share count, price and vesting. As written you may ' +
					'get less than you expect.'
				: 'Only the board can grant equity. A percentage invites a dispute over its base, and an exercise price below fair market value ' +
					'costs the recipient a Section 409A tax.',
			market:
				'A number of shares, subject to board approval, at fair market value on the grant date, vesting over four years with a one-year cliff.',
			action: 'state the number of shares, board approval, exercise price at fair market value and the vesting schedule',
			reason: 'Then both sides know what was promised.',
			fallback: 'Name the percentage beside the number, as of a stated date and on a fully diluted basis.',
			replacement:
				`Subject to approval by the Board of Directors, the Company will grant ${worker} an option to purchase [number] shares ` +
				'of its common stock. The exercise price will be the fair market value per share on the date of grant. The option will ' +
				'vest over four years, with 25% vesting after one year and the balance in 36 equal monthly installments, subject to ' +
				'continued service.',
		})
	},
}

function surroundings(input: RuleInput, sentence: string, clause: string): string {
	const related = input.structure.sentences
		.filter(
			({ text }) => /\b(?:options?|equity|vest\w*|shares|stock|grant|award|RSUs?)\b/i.test(text) && !/\b(?:publicly|listed)\b/i.test(text),
		)
		.map(({ text }) => text)
	const lines = visibleText(input).match(/^[^\n]{0,40}\b(?:vesting|strike|exercise\s+price|board\s+approval)\b[^\n]{0,160}$/gim) ?? []
	return [sentence, clause, ...related, ...lines].join(' ')
}
