import { longPattern } from '#app/domain/text/long-pattern.ts'
import { standardForm as generalStandardForm } from '../general/standard-form.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { clauseTextAround, visibleText, wording } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { decideByForm } from '../standard-form.ts'
import { addOnRules } from './add-ons.ts'
import { economicsOf } from './economics.ts'

/** What each standard SAFE settles, whatever its words: tested by subject, since the form's text may not be kept here. */
const coreTerms: { name: string; pattern: RegExp }[] = [
	{
		name: 'conversion in an equity financing',
		pattern: /\b(?:equity|priced|qualified|preferred\s+stock)\s+(?:financing|round)\b|\bnext\s+(?:priced\s+)?(?:round|financing)\b/i,
	},
	{
		name: 'payout on a sale of the company',
		pattern: longPattern('i')`
			\bliquidity\s+event\b|\bchange\s+of\s+control\b
			|\b(?:sale|acquisition)\s+of\s+the\s+company\b
			|\bcompany\b[^.;]{0,30}\b(?:is|are|gets|being)\s+(?:sold|acquired|merged)\b|\bliquidity\b
		`,
	},
	{
		name: 'payout on dissolution',
		pattern: longPattern('i')`
			\bdissol(?:ution|ve\w*)\b
			|\b(?:ceases?|closes?|shuts?)\s+(?:operations|business|down)\b|\bliquidat\w+|\binsolven\w+|\bwind(?:s|ing)?[\s-]+(?:up|down)\b
		`,
	},
	{
		name: 'termination after conversion or payout',
		pattern: /\bterminat\w+\b|\bautomatically\s+(?:end|expire)\w*|\bends\s+(?:when|once|after)\b/i,
	},
	{
		name: 'representations of the company',
		pattern:
			/\bcompany\b[^.;]{0,60}\b(?:represents|warrants|confirms)\b|\bcompany\s+representations\b|\brepresentations\b[^.]{0,30}\bcompany\b/i,
	},
	{
		name: 'representations of the investor',
		pattern:
			/\binvestor\b[^.;]{0,60}\b(?:represents|warrants|confirms)\b|\binvestor\s+representations\b|\brepresentations\b[^.]{0,30}\binvestor\b/i,
	},
]

export const standardForm: Rule = {
	id: 'safe.standard_form',
	playbook: 'safe',
	title: 'Standard SAFE form',
	basis: { kind: 'S', source: 'Y Combinator SAFE forms, by fingerprint where one is kept, else by subject' },
	supersedes: [generalStandardForm],
	protects: ['company', 'founder', 'investor'],
	recognizesForm: true,
	provenByQuote: true,
	standard: 'Founders and investors sign the standard form and fill in the blanks only.',
	decide(input) {
		const compared = decideByForm(input)
		if (compared) return compared
		const text = visibleText(input)
		const missing = coreTerms.filter(({ pattern }) => !pattern.test(text)).map(({ name }) => name)
		const claim = wording(
			input,
			/\b(?:standard|one\s+of\s+the)\s+(?:\w+\s+){0,3}forms?\b|\b(?:has|have|been)\s+(?:not\s+)?(?:been\s+)?modified\b/i,
		)
		const addOn = addOnRules.some((rule) => rule.decide(input).outcome === 'flagged')
		if (missing.length > 0) {
			return absent({
				severity: missing.length > 2 ? 'high' : 'medium',
				says: `Terms of the standard SAFE are missing: ${missing.slice(0, 3).join('; ')}${missing.length > 3 ? ` and ${missing.length - 3} more` : ''}.`,
				why: 'What the document leaves open has to be negotiated later, under time pressure.',
				market: 'Founders and investors sign the standard form and fill in the blanks only.',
				action: 'use the standard form and fill in the blanks only',
				reason: 'It saves both sides legal fees.',
				fallback: 'A list of each change to the form, with the reason for it.',
				decideBy: 'lawyer',
			})
		}
		if (claim && addOn) {
			return flagged({
				kind: 'contradictory',
				severity: 'high',
				span: claim,
				says: 'The document calls itself the standard form, but terms were added to it.',
				why: 'You may sign terms that you did not look for.',
				market: 'Founders and investors sign the standard form and fill in the blanks only.',
				action: 'use the standard form and fill in the blanks only',
				reason: 'The statement about the form must be true.',
				decideBy: 'lawyer',
			})
		}
		// The words themselves were not compared with the form, so this can't be called a pass.
		return undecided
	},
}

export const capitalization: Rule = {
	id: 'safe.capitalization',
	playbook: 'safe',
	title: 'Company Capitalization',
	basis: { kind: 'G', source: 'practice with post-money SAFEs' },
	protects: ['company', 'founder', 'investor'],
	standard: 'All shares, options, promised options, the unissued option pool and all converting securities are counted.',
	decide(input) {
		const { capBasis } = economicsOf(input)
		if (capBasis === null) return notApplicable
		const definition = wording(input, shareCount)
		if (!definition) {
			return absent({
				severity: 'medium',
				says: 'Company Capitalization is not defined: nothing says which shares are counted for the price.',
				why: 'Each side will count in its own favor, and the difference is shares.',
				market: 'All shares, options, promised options, the unissued option pool and all converting securities are counted.',
				action: 'add the standard definition of Company Capitalization',
				reason: 'The price per share depends on it.',
				replacement: capitalizationClause,
				decideBy: 'lawyer',
			})
		}
		const words = clauseTextAround(input, definition)
		const poolIncrease =
			/\b(?:increase|expansion|top-?up|enlarg\w+)\b[^.;]{0,80}\bpool\b|\bpool\b[^.;]{0,80}\b(?:increase|expansion|top-?up|enlarg\w+)/i.exec(
				words,
			)
		if (poolIncrease && !increaseLeftOut.test(words)) {
			return flagged({
				severity: 'medium',
				span: definition,
				says: 'Company Capitalization includes the option pool increase of the next round.',
				why: 'The founders alone bear that increase, on top of the shares that this SAFE takes.',
				market: 'The unissued option pool of today is counted. A later increase is not.',
				action: 'leave a later pool increase out of Company Capitalization',
				reason: 'The next round should bear its own pool increase.',
				replacement: capitalizationClause,
				decideBy: 'lawyer',
			})
		}
		const parts = {
			options: /\boptions?\b/i,
			'the option pool':
				/\bpool\b|\breserved\b|\bavailable\s+for\s+(?:future\s+)?(?:grant|issuance)|\bunissued\s+options?\b|\bequity\s+(?:incentive|compensation)\s+plan/i,
			'other converting securities': /\bconvert\w*\b|\bsafes\b/i,
		}
		const left = Object.entries(parts)
			.filter(([, pattern]) => !pattern.test(words))
			.map(([name]) => name)
		if (left.length === 0) return passed(definition)
		return flagged({
			severity: 'medium',
			span: definition,
			says: `Company Capitalization leaves out ${left.join(' and ')}.`,
			why: 'The price per share moves with the count, and a dispute about it holds up the next round.',
			market: 'All shares, options, promised options, the unissued option pool and all converting securities are counted.',
			action: 'restore the standard definition of Company Capitalization',
			reason: 'The price per share depends on it.',
			replacement: capitalizationClause,
			decideBy: 'lawyer',
		})
	},
}

const shareCount = longPattern('i')`
	["“]?\b(?:(?:company|fully[\s-]diluted|pre-?money|post-?money)\s+)?(?:
		capitali[sz]ation|fully[\s-]diluted\s+(?:shares?|stock|number)|share\s+count|total\s+shares
	)["”]?\s*(?::|\|)?[^.;]{0,60}\b(?:means|is|includes|shall\s+mean|equals|counts|calculated|all\s+shares)\b
`

/** The later growth of the pool is kept out of the count, or counts as far as it is promised today. */
const increaseLeftOut = longPattern('i')`
	\b(?:except|exclud\w+|not\s+includ\w+|other\s+than|only|before|without|leav\w+\s+out|no|not)\s+(?:[\w'’]+\s+){0,6}
		(?:increase|expansion|top-?up|enlarg\w+)
	|\b(?:increase|expansion|top-?up|enlarg\w+)\b[^.;]{0,80}\b(?:
		(?:is|are|shall\s+be|will\s+be)\s+(?:not\s+(?:counted|included)|excluded|left\s+out)|only\s+(?:to\s+the\s+extent|be\s+included)
	)
`

const capitalizationClause =
	'"Company Capitalization" means, immediately prior to the Equity Financing and without double-counting, all shares of Capital ' +
	'Stock issued and outstanding, all Converting Securities, all outstanding Options and Promised Options, and the Unissued Option ' +
	'Pool, excluding any increase to the Unissued Option Pool in connection with the Equity Financing.'
