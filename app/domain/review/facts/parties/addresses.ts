import { patternPart } from '#app/domain/text/long-pattern.ts'
import { confidence } from '../confidence.ts'
import type { ParsedFact } from '../fact-names.ts'
import type { FactSource } from '../fact-source.ts'
import { makeFact } from '../make-fact.ts'
import { matchesWithin, stretches } from '../stretches.ts'

const ways = patternPart`
	Street|St\.?|Avenue|Ave\.?|Road|Rd\.?|Boulevard|Blvd\.?|Drive|Dr\.?|Lane|Ln\.?|Way|Court|Ct\.?|Place|Pl\.?|Square|Sq\.?|Parkway
	|Pkwy\.?|Highway|Hwy\.?|Terrace|Circle|Plaza|Broadway|Crescent|Quay|Row|Loop|Trail
`
const wayCue = new RegExp(`(?:${ways})(?![\\w])|P\\.?\\s?O\\.?\\sBox`, 'g')
const postcode = patternPart`
	\b[A-Z]{2}\.?,?\s{1,3}\d{5}(?:-\d{4})?\b
	|\b[A-Z][a-z]+(?:\s[A-Z][a-z]+)?,?\s{1,3}\d{5}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s\d[A-Z]\d\b
`
const street = `(?:One|Two|Three|\\d{1,6}(?:-\\d{1,4})?[A-Z]?)\\s(?:[A-Z\\d][\\w.’'-]{0,20}\\s){0,4}(?:${ways})(?![\\w])`
const withCode = new RegExp(`(?:${street}|P\\.?\\s?O\\.?\\sBox\\s\\d{1,7})[^;()“”"]{0,90}?(?:${postcode})`, 'g')
const withoutCode = new RegExp(`(?:${street})(?:,\\s(?:Suite|Floor|Unit|Apt\\.?|#)\\s?[\\w-]{1,8})?(?:,\\s[A-Z][a-zA-Z ]{2,25}){1,3}`, 'g')
const email = /[A-Za-z0-9][\w.+-]{0,60}@[A-Za-z0-9-]{1,60}(?:\.[A-Za-z0-9-]{1,40}){0,3}\.[A-Za-z]{2,20}/g

/** Postal addresses, as written on one line, and e-mail addresses in small letters. */
export function readAddresses(source: FactSource): ParsedFact[] {
	const near = stretches(source.text, wayCue, 60, 130)
	const complete = [...matchesWithin(source.text, near, withCode)].map(({ at, match }) => ({
		start: at,
		end: at + match[0].length,
		sure: confidence.labelled,
	}))
	const rest = [...matchesWithin(source.text, near, withoutCode)]
		.map(({ at, match }) => ({ start: at, end: at + match[0].length, sure: confidence.implied }))
		.filter(({ start, end }) => !complete.some((other) => other.start < end && start < other.end))
	const postal = [...complete, ...rest].map(({ start, end, sure }) =>
		makeFact(source, 'address', { start, end }, { value: source.text.slice(start, end).replace(/[\s|]+/g, ' '), confidence: sure }),
	)
	const electronic = [...matchesWithin(source.text, stretches(source.text, /@/g, 70, 130), email)].map(({ at, match }) =>
		makeFact(source, 'email', { start: at, end: at + match[0].length }, { value: match[0].toLowerCase(), confidence: confidence.labelled }),
	)
	return [...postal, ...electronic]
}
