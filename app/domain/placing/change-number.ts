import { ruleById } from '#app/domain/review/playbook/rule-by-id.ts'
import type { NumberUnit } from '#app/domain/review/playbook/rule-wording.ts'
import type { Finding } from '#app/domain/review/report/report.ts'
import { inWords, numberWords, readNumber } from '#app/domain/text/number-words.ts'

interface Quantity {
	start: number
	end: number
	value: number
	written(value: number): string
}

/** A replacement for a range of a text. */
export interface NumberChange {
	start: number
	end: number
	text: string
}

/**
 * The change of only a number, for rules about a number: the only quantity of its unit in `words` becomes the first of
 * that unit in the wording, written like the old one.
 *
 * @returns offsets in `words`; `null` when the rule is about more, or it is unclear which number to change
 */
export function changeNumber({ rule, ask }: Pick<Finding, 'rule' | 'ask'>, words: string, wording: string): NumberChange | null {
	const about = ruleById(rule)?.wording?.number
	if (!about || !(about.asks?.test(ask) ?? true) || about.unless?.test(words)) return null
	const [found, second] = quantities(words, about.unit)
	const [wanted] = quantities(wording, about.unit)
	if (!found || second || !wanted || wanted.value === found.value) return null
	return { start: found.start, end: found.end, text: found.written(wanted.value) }
}

function quantities(text: string, unit: NumberUnit): Quantity[] {
	if (unit === 'dollar')
		return [...text.matchAll(/\$([\d,]+)(?![\d.]|\s?(?:million|billion))/g)].map((match) =>
			quantity(match, Number(match[1]!.replaceAll(',', '')), (value) => `$${value.toLocaleString('en-US')}`),
		)
	const found: Quantity[] = []
	const sign = unit === 'percent' ? String.raw`\s?%|\s+percent\b` : String.raw`[\s-]+${unit}s?\b`
	const pattern = new RegExp(
		String.raw`\b(?:(${numberWords})(?:\s+percent)?\s*\((\d{1,3}(?:\.\d+)?)\s?(%?)\)|(\d{1,3}(?:\.\d+)?)|(${numberWords}))(${sign})?`,
		'gi',
	)
	for (const match of text.matchAll(pattern)) {
		const [, words, inner, percent, digits, alone, named] = match
		if (!named && !(unit === 'percent' && percent)) continue
		const value = readNumber(inner ?? digits ?? alone ?? '')
		if (value === null) continue
		const cased = (number: number) => (/^[A-Z]/.test(words ?? alone ?? '') ? capitalised(inWords(number)) : inWords(number))
		const unitOf = (number: number) =>
			unit === 'percent' ? (named ?? '') : `${/^[\s-]+/.exec(named!)![0]}${unit}${number === 1 || named!.startsWith('-') ? '' : 's'}`
		const whole = (number: number) => Number.isInteger(number)
		found.push(
			quantity(match, value, (number) => {
				if (words && whole(number))
					return `${cased(number)}${/\spercent\s*\(/i.test(match[0]) ? ' percent' : ''} (${number}${percent})${unitOf(number)}`
				return `${alone && whole(number) ? cased(number) : number}${unitOf(number)}`
			}),
		)
	}
	return found
}

function quantity(match: RegExpExecArray, value: number, written: Quantity['written']): Quantity {
	return { start: match.index, end: match.index + match[0].length, value, written }
}

function capitalised(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1)
}
