import { longPattern } from '#app/domain/text/long-pattern.ts'
import { readDurations } from '#app/domain/review/facts/dates/durations.ts'
import { absent, flagged, passed, readYourself, undecided } from '../draft-finding.ts'
import { inDays } from '../measures.ts'
import { mentions } from '../mentions.ts'
import { clauseTextAround, type Passage } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { longestBackup, usualDeletion } from './thresholds.ts'

const act = longPattern('i')`
	\b(?:
		delet\w+|destroy\w*|destruction|eras(?:e|es|ed|ure)|return(?:s|ed|ing)?|purg\w+|wip(?:e|es|ed|ing)|giv(?:e|es)\s+back
		|hands?\s+(?:back|over)|sends?\s+back
	)\b
`
const data = /\b(?:data|copies|information|records)\b/i
const atEnd = /\b(?:terminat\w+|expir\w+|end(?:s|ed)?|cessation|complet\w+|cancel\w*|conclu\w+|no\s+longer)\b/i
const choice =
	/\b(?:choice|choos\w+|option|elect(?:s|ion)?|instruct\w+|direct(?:s|ed|ion)|request(?:s|ed)?|prefer\w*|wish(?:es)?|asks?|decid\w+|says|tells)\b/i
const processorsChoice = longPattern('i')`
	\b(?:processor|provider|vendor|supplier)(?:'s)?\s+(?:sole\s+)?(?:choice|option|discretion|election)\b
	|\bits\s+(?:own\s+|sole\s+)?(?:choice|option|discretion)\b
`
const keeps = longPattern('i')`
	\b(?:may|shall\s+be\s+entitled\s+to|reserves\s+the\s+right\s+to|can)\b[^.;]{0,40}\b
		(?:retain|keep|stor(?:e|es)|hold|continue\s+to\s+(?:use|store|hold|process))\b
	|\b(?:retains?|keeps|holds?\s+on\s+to)\b[^.;]{0,80}\b(?:
		for\s+(?:\w+\s+){1,3}years|as\s+long\s+as|for\s+(?:good|ever|its\s+own)|indefinite\w*|without\s+(?:a\s+)?(?:time\s+)?limit
	)\b
`
const lawful = /\b(?:law|legal|statut\w+|regulat\w+|back-?ups?|archiv\w+|anonymi[sz]ed|aggregated?)\b/i
const backup = /\bback-?ups?\b|\barchiv\w+/i

const setElsewhere = longPattern('i')`
	\b(?:in\s+accordance\s+with|as\s+(?:set|stated|described|provided)|within\s+the\s+(?:period|time)\b[^.;]{0,30}\b(?:in|under))\b
	[^.;]{0,60}\b(?:terms|agreement|policy|policies|documentation|schedule|settings)\b
`

export const deletion: Rule = {
	id: 'dpa.deletion',
	playbook: 'dpa',
	title: 'Personal data is returned or deleted at the end',
	basis: { kind: 'S', source: 'GDPR Article 28(3)(g)' },
	protects: ['controller', 'customer'],
	standard: 'The controller chooses return or deletion. It is done within 30 days, in backups within 90, and confirmed in writing.',
	wording: {
		clause: {
			heading: 'Return and Deletion',
			home: /\bdelet|\breturn/i,
			said: /\b(?:delet|return|eras)\w*\b[^.;]{0,80}\bdata\b|\bdata\b[^.;]{0,80}\b(?:delet|return|eras)/i,
		},
	},
	decide(input) {
		const places = mentions(
			input,
			act,
			longPattern('i')`
				\bsub-?processor\w*\b[^.;]{0,60}\bobject
				|\bdata\s+subject(?:s|'s)?\b[^.;]{0,80}\b(?:request|right)
				|\bdestruction,?\s+(?:or\s+)?(?:loss|accidental|alteration)|\baccidental\b
			`,
			/delet|destr|eras|return|purg|wip|back\b|hand/i,
		).filter((place) => !rights.test(place.sentence.text) && data.test(place.sentence.text) && atEnd.test(clauseTextAround(input, place)))
		const first = places.find(({ sentence }) => atEnd.test(sentence.text)) ?? places[0]
		const kept = mentions(input, keeps).find(
			({ sentence }) =>
				data.test(sentence.text) && !lawful.test(sentence.text) && !/\b(?:audit|confidential\s+information)\b/i.test(sentence.text),
		)
		const grave = { sending: 'medium', receiving: 'high', unsure: 'high' } as const
		if (!first && kept && atEnd.test(clauseTextAround(input, kept)))
			return flagged({ ...wording(['the processor may keep some of it for its own use']), severity: grave, span: kept })
		// A duty to return what was handed over covers personal data too, though it names neither it nor the end.
		const onDemand = mentions(input, act).find(
			({ sentence }) =>
				/\b(?:return|destroy|delet|eras)\w*\b/i.test(sentence.text) &&
				/\b(?:request|demand)\b/i.test(sentence.text) &&
				/\b(?:information|data)\b/i.test(sentence.text) &&
				!/\bdata\s+subjects?\b|\bindividuals?\b|\bconsumers?\b/i.test(sentence.text),
		)
		if (!first && onDemand) return readYourself('Check whether this also covers personal data at the end of the services.', onDemand)
		if (!first) return absent({ ...wording([]), severity: grave, says: nothing })
		const words = [...new Set(places.map((place) => clauseTextAround(input, place)))].join('\n')
		const main = daysFor(withoutHosting(words), false)
		const copies = daysFor(words, true)
		const timed = places.find(({ sentence }) => readDurations(sentence.text).length > 0)
		const faults = [
			processorsChoice.test(words)
				? 'the processor chooses between return and deletion'
				: choice.test(words) || returnsAndDeletes(places)
					? null
					: 'the controller has no choice between return and deletion',
			main === null ? (setElsewhere.test(words) ? null : 'no time limit') : main > usualDeletion ? `it may take ${main} days` : null,
			copies !== null && copies > longestBackup ? `backups are kept for ${copies} days` : null,
			kept ? 'the processor may keep some of it for its own use' : null,
		].filter((fault) => fault !== null)
		if (faults.length === 0) return main === null ? undecided : passed(timed ?? first)
		const serious = kept !== undefined || faults.length > 1 || (main ?? 0) > 90 || (copies ?? 0) > longestBackup
		return flagged({
			...wording(faults),
			severity: serious ? { sending: 'low', receiving: 'medium', unsure: 'medium' } : 'low',
			span: kept ?? (main === null ? first : (timed ?? first)),
		})
	},
}

/** The right of a person to have data erased is another matter than the end of the services; so is how long the terms last. */
const rights = /\bright\s+(?:to|of)\s+(?:erasure|be\s+forgotten|deletion)\b|\bremain\s+in\s+effect\b|\bstatutory\s+auditor\b/i

/** "Return all data and delete the copies": both happen, so there is nothing to choose. */
function returnsAndDeletes(places: readonly Passage[]) {
	const words = places.map(({ sentence }) => sentence.text).join(' ')
	return /\breturn|\bexport|\bdownload/i.test(words) && /\bdelet|\bdestroy|\beras/i.test(words)
}

/** "All data, backups included, within 60 days": one time for both. */
const togetherWithBackups = longPattern('i')`
	(?<!^)\b(?:includ\w+|along\s+with|together\s+with|as\s+well\s+as|and)\s+(?:(?:all|any|its|the|those|copies|from|in|on)\s+){0,3}back-?ups?\b
	|\bback-?ups?\s+included\b
`
/** Where a sentence goes on to another time: "within 30 days after the end, and from backups within 90". */
const nextTime = longPattern('i')`
	(?=,?\s(?:except|save|provided)\s+that\b)|\n|(?<=\.)\s|;
	|,\s(?=(?:and|but)\s|(?:any\s+)?(?:copies\s+in\s+)?back-?up)
	|(?<=\b(?:days|weeks|months|hours)\b[^.;,]{0,40})\s(?=and\b)
`

/** The longest time in days for deletion, of backups or of all else; `null` when none is set. */
function daysFor(words: string, ofBackups: boolean): number | null {
	const days = words
		.split(nextTime)
		.filter((part) => (backup.test(part) ? ofBackups || togetherWithBackups.test(part) : !ofBackups))
		.flatMap((part) =>
			readDurations(part).filter(
				({ start, end }) =>
					/\b(?:within|in|after|than|for|of|by|least|until|up\s+to)\b[^.;]{0,20}$/i.test(part.slice(0, start)) ||
					/^[^.;]{0,30}\b(?:after|following|of)\b/i.test(part.slice(end)),
			),
		)
	const values = days
		.flatMap(({ readings, unit }) =>
			readings.map((value) =>
				unit === 'hours' ? 1 : unit === 'business days' ? Math.round((value * 7) / 5) : inDays({ quantity: value, unit }),
			),
		)
		.filter((value) => value !== null)
	return values.length > 0 ? Math.max(...values) : null
}

/** "On demand the host goes on for up to six months": the time of a service that is ordered, not of deletion. */
function withoutHosting(words: string): string {
	return words
		.split(/(?<=\.)\s|\n|;/)
		.filter(
			(part) =>
				act.test(part) ||
				!/\b(?:continu\w+|goes?\s+on|prolong\w*|extend\w*)\b[^.;]{0,60}\b(?:host\w*|servic\w+|support\w*|access)\b/i.test(part),
		)
		.join('\n')
}

const nothing = 'There is no obligation to delete or return personal data at the end.'

function wording(faults: readonly string[]) {
	return {
		severity: 'medium' as const,
		says: `Deletion of personal data at the end: ${faults.join('; ')}.`,
		why: 'You remain responsible for copies that the processor keeps, and they can still leak.',
		market: 'The controller chooses return or deletion. It is done within 30 days, in backups within 90, and confirmed in writing.',
		action:
			faults.some((fault) => /choose|choice/.test(fault)) || faults.length === 0
				? 'let the controller choose return or deletion within 30 days, and 90 days for backups'
				: 'require deletion within 30 days, and 90 days for backups',
		reason: 'We are responsible for the data as long as it exists.',
		fallback: 'Accept 60 days, if you can export the data yourself until then.',
		replacement:
			'At the end of the services Provider will return or delete all Personal Data, at the choice of Customer, within 30 days, and will ' +
			'confirm it in writing. Copies in routine backups will be overwritten within 90 days. Provider may retain Personal Data only ' +
			'where law requires it.',
	}
}
