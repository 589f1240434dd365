import { isNewWording } from '#app/domain/review/facts/amending.ts'
import { recordFields, shownValue, type RecordField } from '#app/domain/record/record-fields.ts'
import { documentSide, type Contradiction } from '../contradictions/contradiction.ts'
import type { Missing } from '../diligence/missing.ts'
import { dayOf, isCertain, signatureOf, statementOf, titlesOf, type Paper, type PaperWords, type Statement } from '../paper.ts'
import { amendedBy, baseOf, isAmendmentPaper, keysOf, sameParties, type Amends } from './amendment.ts'

/** A term that is in force, with the paper that states it. */
export interface TermInForce {
	field: RecordField
	label: string
	stated: Statement
	/** What it was before an amendment changed it. */
	before: Statement | null
}

/** An amendment as part of its agreement. */
export interface AgreementAmendment {
	document: { id: string; name: string }
	words: PaperWords
	/** YYYY-MM-DD; `null` where it is not known. */
	date: string | null
	/** Why its terms are not counted; `null` when they are. */
	notCounted: string | null
}

/** An agreement with its amendments, and the terms that are in force. */
export interface Agreement {
	document: { id: string; name: string }
	amendments: AgreementAmendment[]
	terms: TermInForce[]
	/** Why the terms may not be in force as they are shown. */
	doubts: string[]
}

/** The agreements that have amendments, what those contradict, and amendments without their agreement. */
export interface Agreements {
	agreements: Agreement[]
	contradictions: Contradiction[]
	missing: Missing[]
}

const fields = ['end_date', 'term', 'renewal_kind', 'renewal', 'notice_period', 'value', 'governing_law'] as const satisfies RecordField[]

/** Puts amendments with the agreements that they change. */
export function agreementsOf(papers: readonly Paper[], today: string): Agreements {
	const found: Agreements = { agreements: [], contradictions: [], missing: [] }
	const ofBase = new Map<Paper, { paper: Paper; amends: Amends }[]>()
	for (const paper of papers.filter(isAmendmentPaper)) {
		const amends = amendedBy(paper)
		if (!amends) continue
		const base = baseOf(paper, amends, papers)
		if (typeof base === 'string') found.missing.push(withoutBase(paper, amends, base))
		else ofBase.set(base, [...(ofBase.get(base) ?? []), { paper, amends }])
	}
	for (const [base, amendments] of ofBase) {
		const sorted = amendments.toSorted((a, b) => (dayOf(a.paper) ?? '').localeCompare(dayOf(b.paper) ?? ''))
		const ordered = sorted.length < 2 || new Set(sorted.map(({ paper }) => dayOf(paper))).size === sorted.length
		const counted = sorted.filter(({ paper }) => ordered && notCounted(paper) === null).map(({ paper }) => paper)
		found.agreements.push({
			document: { id: base.id, name: base.name },
			amendments: sorted.map(({ paper, amends }) => ({
				document: { id: paper.id, name: paper.name },
				words: amends.words,
				date: dayOf(paper),
				notCounted:
					notCounted(paper) ??
					(ordered && dayOf(paper) !== null ? null : sorted.length < 2 ? null : 'Its place in the order of the amendments is not known.'),
			})),
			terms: fields.flatMap((field) => termInForce(base, counted, field) ?? []),
			doubts: doubtsOf(
				base,
				sorted.map(({ paper }) => paper),
				counted,
				papers,
				today,
			),
		})
		if (ordered) found.contradictions.push(...lawContradictions(base, counted))
	}
	return found
}

const deletes = /\b(?:is|are|be)\s(?:hereby\s)?(?:deleted|removed|stricken|terminated)\b|\bterminates\b/i

function doubtsOf(base: Paper, amendments: readonly Paper[], counted: readonly Paper[], papers: readonly Paper[], today: string): string[] {
	const signature = signatureOf(base)
	const end = base.record.end_date.value?.value
	const restated = papers.find((paper) => paper !== base && restates(paper, base))
	return [
		...(signature === null ? ['Whether the agreement is signed is not known.'] : []),
		...(signature?.signed === false ? [`The agreement is ${signature.state}, as its record has it.`] : []),
		...(end !== undefined && end < today && base.record.renewal.value === null ? ['Its end date has passed.'] : []),
		...(restated ? [`“${restated.name}” may restate it as a whole.`] : []),
		...(counted.length < amendments.length ? ['Not every amendment is counted, see above.'] : []),
		...amendments.flatMap((paper) => (deletes.test(paper.text ?? '') ? [`“${paper.name}” deletes or ends something: read it.`] : [])),
	]
}

function restates(paper: Paper, base: Paper): boolean {
	return titlesOf(paper).some((title) => /\brestated\b/i.test(title)) && sameParties(keysOf(paper), keysOf(base))
}

function notCounted(paper: Paper): string | null {
	const signature = signatureOf(paper)
	if (!signature) return 'Whether it is signed is not known, so its terms are not counted.'
	return signature.signed ? null : `It is ${signature.state}, so its terms are not counted.`
}

function termInForce(base: Paper, amendments: readonly Paper[], field: RecordField): TermInForce | null {
	let before: Statement | null = null
	let stated = statementOf(base, field)
	for (const amendment of amendments) {
		const changed = newWording(amendment, field)
		if (!changed) continue
		before = stated
		stated = changed
	}
	return stated && { field, label: recordFields[field].label, stated, before: before?.value === stated.value ? null : before }
}

/** What an amendment puts in the place of a term; its description of the old one does not count. */
function newWording(paper: Paper, field: RecordField): Statement | null {
	const reading = paper.record[field]
	const isNew = ({ start }: { start: number }) => isNewWording(paper.text ?? '', start)
	if (reading.confirmed) return statementOf(paper, field)
	const read = reading.value && reading.source ? [{ value: reading.value, source: reading.source }] : reading.readings
	const [only, ...others] = read.filter(({ source }) => isNew(source))
	if (!only || others.length > 0) return null
	const { source, value } = only
	return {
		document: { id: paper.id, name: paper.name },
		version: source.versionNumber === paper.versionNumber ? null : source.versionNumber,
		quote: source.quote,
		start: source.start,
		end: source.end,
		value: shownValue(field, value),
		confirmed: isCertain(reading) && reading.value !== null,
	}
}

/** Signed amendments under another law than was in force before them, where they do not say that they change it. */
function lawContradictions(base: Paper, amendments: readonly Paper[]): Contradiction[] {
	let inForce = statementOf(base, 'governing_law')
	const found: Contradiction[] = []
	for (const amendment of amendments) {
		const changed = newWording(amendment, 'governing_law')
		const stated = changed ?? statementOf(amendment, 'governing_law')
		if (inForce && stated && !changed && stated.value !== inForce.value)
			found.push({
				about: 'Governing law',
				what: `“${amendment.name}” is governed by the law of ${stated.value}, the agreement that it amends by the law of ${inForce.value}.`,
				sides: [documentSide(inForce), documentSide(stated)],
				advice: 'Two laws for one deal make a dispute slower. Agree on one in the next amendment.',
			})
		inForce = changed ?? inForce
	}
	return found
}

function withoutBase(paper: Paper, { title, date, words }: Amends, base: 'several' | 'none'): Missing {
	const called = `${title}${date ? ` dated ${shownValue('effective_date', { value: date, unit: null })}` : ''}`
	return {
		kind: 'base',
		what:
			base === 'none'
				? `“${paper.name}” amends the ${called}: no such agreement between the same parties is on file.`
				: `“${paper.name}” amends the ${called}: several agreements on file fit.`,
		why: 'An amendment says little without the agreement that it changes.',
		todo: base === 'none' ? 'Upload the agreement.' : 'Delete copies, or compare the dates in their records.',
		words: [words],
		at: base === 'none' ? 'upload' : 'document',
	}
}
