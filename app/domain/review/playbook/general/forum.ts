import type { Frame } from '../../frames/frame.ts'
import { flagged, notApplicable, passed, readYourself } from '../draft-finding.ts'
import { draftingStyle, withArticle } from '../drafting-style.ts'
import { foreignPlacesIn, isUnitedStates, stateIn } from '../places.ts'
import { sentenceAt, visibleText } from '../passages.ts'
import { namesEverySide, namesParty, othersNames } from './around.ts'
import { framesOf, isPublicTerms, standingOf, sureness } from '../reader-side.ts'
import type { Decision, Rule, RuleInput } from '../rule.ts'

const basis = { kind: 'G', source: 'drafting practice' } as const

export const foreignForum: Rule = {
	id: 'general.foreign_forum',
	playbook: 'general',
	title: 'Disputes are heard close to home',
	basis,
	stake: 3,
	decide: (input) => decideForum(input),
}

/** Disputes abroad: where nobody is at home, or only the other side is. */
export function decideForum(input: RuleInput): Decision {
	const places = framesOf(input, 'governing_law', 'arbitration', 'forum', 'law').filter(
		(frame) =>
			frame.what !== null &&
			frame.effect.confidence >= 0.6 &&
			(frame.effect.value === 'law' || frame.modality?.value !== 'may') &&
			!isEnforcement(input, frame),
	)
	const first = places[0]
	if (!first) return notApplicable
	const homes = homesOf(input)
	const abroad = places.find((frame) => isForeign(frame) && !places.some((other) => other.start === frame.start && !isForeign(other)))
	if (!abroad) {
		const near = places.find((frame) => homes.reader.includes(placeOf(frame) ?? ''))
		return near ? passed(near.what ?? near) : notApplicable
	}
	const place = abroad.what?.value ?? ''
	const country = placeOf(abroad) ?? ''
	if (homes.reader.includes(country)) return passed(abroad.what ?? abroad)
	// What is offered instead is at home in the United States: it helps nobody who sits elsewhere, or nobody knows where.
	if (homes.reader.length > 0)
		return homes.reader.every(isAmerican)
			? far(input, abroad, place)
			: readYourself(`Check whether you can take a dispute to ${place}: that is not where every party sits.`, abroad)
	if (homes.all.includes(country))
		return readYourself(`Check whether you can take a dispute to ${place}: that is not where every party sits.`, abroad)
	return homes.all.length > 0 && homes.all.every(isAmerican) ? far(input, abroad, place) : notApplicable
}

function isAmerican(home: string): boolean {
	return home === 'United States' || stateIn(home) !== null
}

/** "A final judgment may be enforced in the courts of the State of Israel": nobody sues there. */
export function isEnforcement(input: RuleInput, frame: Frame): boolean {
	const words = sentenceAt(input, frame)?.text ?? ''
	return (
		/\b(?:judge?ments?|awards?|orders?|decisions?)\b[^.;]{0,160}\benforce\w*\b|\benforce\w*\b[^.;]{0,80}\b(?:judge?ments?|awards?)\b/i.test(
			words,
		) && !/\b(?:exclusive\s+jurisdiction|shall\s+be\s+(?:brought|heard|resolved|settled|submitted)|governed\s+by)\b/i.test(words)
	)
}

export const oneSidedForum: Rule = {
	id: 'general.one_sided_forum',
	playbook: 'general',
	title: 'Court and arbitration are the same for both sides',
	basis,
	stake: 3,
	decide(input) {
		const choice = framesOf(input, 'governing_law', 'arbitration').find(
			(frame) => frame.modality?.value === 'may' && /^(?:other|party)$/.test(standingOf(input, frame.who)) && sureness(frame) >= 0.6,
		)
		const bound = framesOf(input, 'governing_law', 'forum').find(
			(frame) => standingOf(input, frame.who) === 'reader' && sureness(frame) >= 0.6 && !bindsAll(input, frame),
		)
		const frame = choice ?? bound
		if (!frame || isPublicTerms(input)) return notApplicable
		const place = frame.what?.value ?? null
		return flagged({
			severity: 'low',
			span: frame,
			says: choice
				? `Only ${withArticle(input, frame.who)} may send a dispute to arbitration.`
				: `Only you submit to the courts${place ? ` of ${place}` : ''}. The other side may sue and be sued where it likes.`,
			why: 'The side that may choose picks the forum that suits its case once the dispute is there.',
			market: 'The same court or the same arbitration for both sides.',
			action: 'make the choice of forum the same for both parties',
			reason: 'Both of us should know beforehand where a dispute is decided.',
			confidence: sureness(frame),
		})
	},
}

/** "The Company and the Executive each consents": whoever was read as the one who submits, all do. */
function bindsAll(input: RuleInput, { start, end }: Frame): boolean {
	const words = visibleText(input).slice(start, end)
	const before = visibleText(input).slice(Math.max(0, start - 350), start)
	if (/\b(?:each\s+of\s+)?the\s+parties\b[^.]{0,160}\b(?:jurisdiction|courts?)\b/i.test(before)) return true
	return (
		namesEverySide(words) ||
		/\b(?:each|both|mutually|parties)\b[^.;]{0,60}\b(?:consent|submit|agree)/i.test(words) ||
		namesParty(/([^.;]{0,80})\b(?:consents?|submits?)\b/i.exec(words)?.[1] ?? '', othersNames(input))
	)
}

function far(input: RuleInput, frame: Frame, place: string): Decision {
	const { paper, duty } = draftingStyle(input)
	const arbitration = frame.effect.value === 'arbitration'
	const law = frame.effect.value === 'law'
	return flagged({
		severity: law ? 'low' : 'medium',
		span: frame,
		says: law
			? `The law of ${place} governs, which is not the law where you are.`
			: `Disputes must be ${arbitration ? 'arbitrated' : 'heard'} in ${place}.`,
		why: law
			? 'You need a lawyer there to learn what the contract means.'
			: 'Travel, local lawyers and fees can cost tens of thousands before the case is heard.',
		market: 'Delaware, New York or the home state of one side.',
		action: law
			? 'take the law of Delaware, New York or our home state'
			: 'move disputes to the courts of Delaware, New York or our home state',
		reason: 'A forum near both of us keeps the cost down.',
		fallback: law ? null : 'Each side may be sued only at its own home.',
		replacement: law
			? null
			: `The state and federal courts located in Delaware ${duty} have exclusive jurisdiction over any dispute arising out of ` +
				`this ${paper === 'Terms' ? 'Agreement' : paper}.`,
		decideBy: law ? 'you' : 'counterparty',
		confidence: Math.min(0.85, frame.effect.confidence),
	})
}

function placeOf({ what }: Frame): string | null {
	return what ? (stateIn(what.value) ?? foreignPlacesIn(what.value)[0] ?? null) : null
}

function isForeign(frame: Frame): boolean {
	return stateIn(frame.what?.value ?? '') === null && foreignPlacesIn(frame.what?.value ?? '').length > 0
}

const addressLength = 350
const openingLength = 2500

/** States and countries in which parties sit, as the words around their names say it. */
export function homesOf(input: RuleInput): { reader: string[]; all: string[] } {
	const { parties, reader, structure } = input
	const text = visibleText(input)
	const starts = parties.flatMap(({ span }) => (span ? [span.start] : [])).sort((a, b) => a - b)
	const first = structure.clauses.find(({ kind, number }) => kind === 'clause' && number !== null)?.start ?? openingLength
	const endOf = (start: number) => Math.min(start + addressLength, ...[...starts, first].filter((other) => other > start))
	const near = (start: number) => placesIn(text.slice(start, endOf(start)))
	const opening = text
		.slice(0, Math.min(first, openingLength))
		.split('\n')
		.filter((line) => !/\b(?:law|laws|courts?|jurisdiction|venue|arbitrat\w+)\b/i.test(line))
		.join('\n')
	const named = reader.party?.names.some((name) => british.test(name)) ?? false
	return {
		reader: named ? ['United Kingdom'] : reader.party?.span ? near(reader.party.span.start) : [],
		all: [...parties.flatMap(({ span }) => (span ? near(span.start) : [])), ...placesIn(opening)],
	}
}

const british = /\bUK\b|\bU\.K\.|\bplc\b|\bGreat\s+Britain\b|\bBritish\b(?!\s+(?:Virgin|Columbia))/
const britishAddress = /\b(?:UK|U\.K\.)(?=[\s,.;)]|$)|\bregistered\s+in\s+(?:England|Scotland)|\b[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2}\b/

function placesIn(words: string): string[] {
	// A street there may be named after a city of the United States.
	if (britishAddress.test(words)) return ['United Kingdom', ...foreignPlacesIn(words)]
	const state = stateIn(words)
	return [...(state ? [state] : []), ...foreignPlacesIn(words), ...(state === null && isUnitedStates(words) ? ['United States'] : [])]
}
