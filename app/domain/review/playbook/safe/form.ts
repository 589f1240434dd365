import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { clauseTextAround, visibleText, wording } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { decideByForm } from '../standard-form.ts'
import { addOnRules } from './add-ons.ts'
import { economicsOf } from './economics.ts'

/** What each standard SAFE settles, whatever its words: tested by subject, since the form's text may not be kept here. */
const coreTerms: { name: string; pattern: RegExp }[] = [
	{ name: 'conversion in an equity financing', pattern: /\b(?:equity|priced|qualified|preferred\s+stock)\s+(?:financing|round)\b|\bnext\s+(?:priced\s+)?(?:round|financing)\b/i },
	{ name: 'payout on a sale of the company', pattern: /\bliquidity\s+event\b|\bchange\s+of\s+control\b|\b(?:sale|acquisition)\s+of\s+the\s+company\b/i },
	{ name: 'payout when the company closes', pattern: /\bdissol(?:ution|ve\w*)\b|\bwind(?:s|ing)?[\s-]+(?:up|down)\b/i },
	{ name: 'end after conversion or payout', pattern: /\bterminat\w+\b|\bautomatically\s+(?:end|expire)\w*|\bends\s+(?:when|once|after)\b/i },
	{ name: 'what the company confirms', pattern: /\bcompany\b[^.;]{0,60}\b(?:represents|warrants|confirms)\b|\bcompany\s+representations\b|\brepresentations\b[^.]{0,30}\bcompany\b/i },
	{ name: 'what the investor confirms', pattern: /\binvestor\b[^.;]{0,60}\b(?:represents|warrants|confirms)\b|\binvestor\s+representations\b|\brepresentations\b[^.]{0,30}\binvestor\b/i },
]

export const standardForm: Rule = {
	id: 'safe.standard_form',
	playbook: 'safe',
	title: 'The text is the standard form',
	basis: { kind: 'S', source: 'Y Combinator SAFE forms, by fingerprint where one is kept, else by subject' },
	supersedes: ['general.standard_form'],
	decide(input) {
		const compared = decideByForm(input)
		if (compared) return compared
		const text = visibleText(input)
		const missing = coreTerms.filter(({ pattern }) => !pattern.test(text)).map(({ name }) => name)
		const claim = wording(input, /\b(?:standard|one\s+of\s+the)\s+(?:\w+\s+){0,3}forms?\b|\b(?:has|have|been)\s+(?:not\s+)?(?:been\s+)?modified\b/i)
		const addOn = addOnRules.some((rule) => rule.decide(input).outcome === 'flagged')
		if (missing.length > 0) {
			return absent({
				severity: missing.length > 2 ? 'high' : 'medium',
				says: {
					friendly: `This is not the usual SAFE. It lacks: ${missing.join('; ')}.`,
					neutral: `Parts of the standard SAFE are not there: ${missing.join('; ')}.`,
					legal: `The instrument omits core provisions of the standard form: ${missing.join('; ')}.`,
				},
				why: 'Where the paper is silent you may have to settle the point later, under time pressure and at a cost.',
				market: 'Founders and investors sign the standard form and fill in the blanks only.',
				action: 'use the standard form with nothing changed but the blanks',
				reason: 'It saves both of us legal fees.',
				fallback: 'List each change, with the reason for it.',
				decideBy: 'lawyer',
			})
		}
		if (claim && addOn) {
			return flagged({
				kind: 'contradictory',
				severity: 'high',
				span: claim,
				says: {
					friendly: 'The paper says it is the standard form. It is not: terms were added.',
					neutral: 'The paper calls itself the standard form, and yet terms were added.',
					legal: 'The statement that the form is unmodified conflicts with its added terms.',
				},
				why: 'You may sign terms you did not look for, and pay for them later.',
				market: 'Founders and investors sign the standard form and fill in the blanks only.',
				action: 'use the standard form with nothing changed but the blanks',
				reason: 'What the paper says of itself must be true.',
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
	title: 'The share count behind the price is the usual one',
	basis: { kind: 'G', source: 'practice with post-money SAFEs' },
	decide(input) {
		const { capBasis } = economicsOf(input)
		if (capBasis === null) return notApplicable
		const definition = wording(input, shareCount)
		if (!definition) {
			return absent({
				severity: 'medium',
				says: {
					friendly: 'The paper does not say which shares are counted to get the price.',
					neutral: 'There is no rule for counting the shares behind the price.',
					legal: 'Company Capitalization is not defined.',
				},
				why: 'Each side will count in its own favour, and the gap is real shares of yours.',
				market: 'All shares, options, promised options, the free pool and all converting papers are counted.',
				action: 'add the rule for counting shares',
				reason: 'The price depends on it.',
				replacement: capitalizationClause,
				decideBy: 'lawyer',
			})
		}
		const words = clauseTextAround(input, definition)
		const poolIncrease = /\b(?:increase|expansion|top-?up|enlarg\w+)\b[^.;]{0,80}\bpool\b|\bpool\b[^.;]{0,80}\b(?:increase|expansion|top-?up|enlarg\w+)/i.exec(words)
		if (poolIncrease && !increaseLeftOut.test(words)) {
			return flagged({
				severity: 'medium',
				span: definition,
				says: {
					friendly: 'The count also takes in the new option pool of the next round. That lowers the price for you.',
					neutral: 'Pool growth in the next round is counted before the price is set.',
					legal: 'Company Capitalization includes any pool increase effected in the Equity Financing.',
				},
				why: 'A pool of 10% counted here costs the founders about that part of the SAFE’s shares.',
				market: 'The free pool of today counts. A later increase does not.',
				action: 'leave a later pool increase out of the count',
				reason: 'It is for the next round to carry.',
				replacement: capitalizationClause,
				decideBy: 'lawyer',
			})
		}
		const parts = { options: /\boptions?\b/i, 'the option pool': /\bpool\b|\breserved\b|\bavailable\s+for\s+(?:future\s+)?(?:grant|issuance)|\bunissued\s+options?\b|\bequity\s+(?:incentive|compensation)\s+plan/i, 'other converting papers': /\bconvert\w*\b|\bsafes\b/i }
		const left = Object.entries(parts).filter(([, pattern]) => !pattern.test(words)).map(([name]) => name)
		if (left.length === 0) return passed(definition)
		return flagged({
			severity: 'medium',
			span: definition,
			says: {
				friendly: `The share count says nothing of ${left.join(' and ')}.`,
				neutral: `The share count leaves out ${left.join(' and ')}.`,
				legal: `The definition of Company Capitalization does not address ${left.join(' and ')}.`,
			},
			why: 'The price per share moves with the count, and a fight about it holds up your next round.',
			market: 'All shares, options, promised options, the free pool and all converting papers are counted.',
			action: 'restore the usual rule for counting shares',
			reason: 'The price depends on it.',
			replacement: capitalizationClause,
			decideBy: 'lawyer',
		})
	},
}

/** The definition of what is counted, whatever it is called: "Company Capitalization", "Fully Diluted Shares". */
const shareCount = /["“]?\b(?:(?:company|fully[\s-]diluted|pre-?money|post-?money)\s+)?(?:capitali[sz]ation|fully[\s-]diluted\s+(?:shares?|stock|number)|share\s+count|total\s+shares)["”]?\s*(?::|\|)?[^.;]{0,60}\b(?:means|is|includes|shall\s+mean|equals|counts|calculated|all\s+shares)\b/i

/** The later growth of the pool is kept out of the count, or counts as far as it is promised today. */
const increaseLeftOut = /\b(?:except|exclud\w+|not\s+includ\w+|other\s+than|only|before|without|leav\w+\s+out|no|not)\s+(?:[\w'’]+\s+){0,6}(?:increase|expansion|top-?up|enlarg\w+)|\b(?:increase|expansion|top-?up|enlarg\w+)\b[^.;]{0,80}\b(?:(?:is|are|shall\s+be|will\s+be)\s+(?:not\s+(?:counted|included)|excluded|left\s+out)|only\s+(?:to\s+the\s+extent|be\s+included))/i

const capitalizationClause =
	'"Company Capitalization" means all issued shares, all outstanding and promised options, the unissued option pool as it stands before the Equity Financing, and all securities that convert, this instrument included.'
