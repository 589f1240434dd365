import { randomBytes } from 'node:crypto'
import type { ExtractedDocument, Span } from '#app/domain/extraction/extracted-document.ts'
import type { LanguageModel, ModelOutcome, ModelQuestion } from '#app/infrastructure/language-model/language-model.ts'
import type { DocumentReading } from '../document-reading.ts'
import { readingView } from '../reading-view.ts'
import type { ReviewReport } from '../report/report.ts'
import type { Ruling } from './answer/answer-element.ts'
import type { Proven } from './answer/prove-element.ts'
import { askForElements } from './ask-for-elements.server.ts'
import { checkTwice } from './check-twice.server.ts'
import type { ClauseGroup } from './clause-groups.ts'
import { foldText } from './locate-quote.ts'
import { createMask, noMask } from './mask.ts'
import type { GroupAnswer } from './merge/collect-answers.ts'
import { mergeReadings } from './merge/merge-readings.ts'
import { modelNote, type ModelReading, type ReadingEnd } from './model-note.ts'
import { fitsContext, planReading } from './plan-reading.ts'
import type { PromptWords } from './prompts/shipped-prompts.ts'
import { listLength, writeQuestion, type Question } from './question/write-question.ts'
import { readBefore } from './read-before.ts'
import { readingOf } from './reading-of.ts'
import { usualLimits, type ReadingLimits } from './reading-limits.ts'
import { openBudget } from './token-budget.ts'

export interface ReadingInput {
	report: ReviewReport
	document: ExtractedDocument
	/** What the embedded engine knows beside its report; where it is left out, the model gets less. */
	reading?: DocumentReading
	prompts: PromptWords
	/** The report of an earlier version: what still stands as the same model read it there is not sent again. */
	earlier?: ReviewReport | null
	/** Whether personal data is masked before it leaves. */
	masked: boolean
	signal: AbortSignal
	/** Called with each request before it leaves; what it throws ends the reading. */
	onRequest: ModelQuestion['onRequest']
	/** Called when a part is begun, and when the report has changed by what was read. */
	onProgress(progress: { group: number; groups: number; report: ReviewReport }): void
}

type PartEnd = ModelOutcome | 'budget' | 'time' | 'form'

/**
 * Lets a language model read a reviewed document: whole where it fits into its context, else in parts; then lets it
 * check its own points a second time, and makes one report of its proven points and the rules' findings. Where the
 * model or its server fail, the rules' report stays as it is.
 *
 * @throws the signal's reason when it aborts, and what `onRequest` throws
 */
export async function readWithModel(
	model: LanguageModel,
	input: ReadingInput,
	limits: ReadingLimits = usualLimits(model),
): Promise<ReviewReport> {
	const { report, document, signal, prompts } = input
	const view = readingView(document).text
	const folded = foldText(document.text, view)
	const mask = input.masked ? createMask(view, namesIn(report)) : noMask
	const known = input.reading ?? readingOf(report)
	const before = input.earlier ? readBefore(folded, report, known, input.earlier, model.name) : null
	const context = await model.context()
	const plan = planReading({
		view,
		report,
		context,
		outputTokens: limits.outputTokens,
		lists: listLength(report, view),
		isRead: before?.covers ?? null,
	})
	const groups = plan?.groups ?? []
	if (plan && groups.length === 0 && !before) return report
	const budget = openBudget(limits.tokens)
	// One boundary for all questions of a review: what is the same in them then reads the same, and no document can
	// know it.
	const boundary = randomBytes(12).toString('hex')
	const answers: GroupAnswer[] = before ? [{ group: 0, elements: before.elements }] : []
	const progress = { read: 0, partly: 0, dropped: 0, ended: (plan ? null : 'context') as ReadingEnd | null }
	const deadline = AbortSignal.timeout(limits.timeMs)
	const broken = new AbortController()
	const stop = AbortSignal.any([signal, broken.signal, deadline])
	const readParts: Span[] = []
	let rulings: Map<string, Ruling> | null = null
	let failures = 0
	let begun = 0

	const isRead = () => before !== null || progress.read + progress.partly > 0 || answers.some(({ elements }) => elements.length > 0)
	const merged = () =>
		mergeReadings({
			report,
			reading: known,
			paragraphs: document.paragraphs,
			answers,
			complete: before === null && progress.read === groups.length,
			wasRead: (span) => readParts.some(({ start, end }) => start <= span.start && span.end <= end) || (before?.covers(span) ?? false),
			rulings,
			model: model.name,
		})
	const soFar = () => (isRead() ? merged().report : report)
	const tell = () => input.onProgress({ group: Math.max(begun, 1), groups: Math.max(groups.length, 1), report: soFar() })
	// What stands from before is shown at once, also where there is nothing left to ask.
	if (before) tell()
	const waiting = [...groups]
	// What stops one stops all; none is left behind that still writes.
	await Promise.all(Array.from({ length: limits.atOnce }, () => askNext().catch((error: unknown) => broken.abort(error))))
	broken.signal.throwIfAborted()
	signal.throwIfAborted()

	if (plan && isRead()) {
		await checkPoints(plan)
		tell()
	}
	const result = isRead() ? merged() : null
	const how: ModelReading = {
		model: model.name,
		server: model.server,
		groups: plan ? groups.length : 1,
		whole: plan?.whole ?? false,
		onlyChanged: before !== null,
		context,
		...progress,
		counts: result?.counts ?? { raised: 0, refuted: 0, merged: 0, disputed: 0, unchecked: 0, toRead: 0 },
	}
	const { engine } = result?.report ?? report
	return { ...(result?.report ?? report), engine: { ...engine, model_note: modelNote(how) } }

	async function askNext(): Promise<void> {
		for (let group = waiting.shift(); group && !progress.ended; group = waiting.shift()) {
			AbortSignal.any([signal, broken.signal]).throwIfAborted()
			begun++
			tell()
			const end = await askAbout(group)
			if (end === 'answered') readParts.push(group)
			count(end)
			tell()
		}
	}

	async function askAbout(group: ClauseGroup): Promise<PartEnd> {
		const elements: Proven[] = []
		answers.push({ group: group.number, elements })
		const question = writeQuestion({
			report,
			reading: known,
			group,
			groups: groups.length,
			view,
			prompts,
			boundary,
			mask,
			raised: raisedElsewhere(group),
			answered: answered(),
			mostSurroundings: plan!.mostSurroundings,
			mostLists: plan!.mostLists,
		})
		const end = await askOnce(group, question, elements)
		// A model that can't keep to the form gets the question once more with a note about it, before it counts as one
		// that can't.
		const again = end === 'form' ? await askOnce(group, { ...question, prompt: `${question.prompt}\n\n${repair}` }, elements) : end
		if (again !== 'answered' && elements.length > 0) progress.partly++
		return again
	}

	async function askOnce(group: ClauseGroup, question: Question, elements: Proven[]): Promise<PartEnd> {
		const { outputTokens, whole } = plan!
		const giveBack = budget.reserve(question.system.length + question.prompt.length, outputTokens)
		if (!giveBack) return 'budget'
		const proof = { document: folded, group, clauses: report.clauses, findings: question.findings, checks: question.checks, mask, ...known }
		const most = whole ? limits.points.whole : limits.points.part
		try {
			const { end, usage, dropped } = await askForElements(model, {
				question,
				outputTokens,
				proof,
				most,
				elements,
				signal: stop,
				onRequest: input.onRequest,
				// The first points are there while the rest is still being written.
				onPoint: tell,
			})
			giveBack(usage)
			progress.dropped += dropped
			return end
		} catch (error) {
			if (signal.aborted || broken.signal.aborted || !deadline.aborted) throw error
			return 'time'
		}
	}

	/** The second pass; where it fails the points stand as they are, less sure. */
	async function checkPoints({ whole, mostSurroundings }: { whole: boolean; mostSurroundings: number }): Promise<void> {
		const points = merged().toCheck
		if (points.length === 0 || progress.ended === 'budget' || deadline.aborted) return
		const fits = whole && fitsContext(view.length * 1.2, limits.outputTokens.part, context)
		try {
			rulings = await checkTwice(model, {
				report,
				reading: known,
				view,
				prompts,
				boundary,
				mask,
				whole: fits,
				points,
				context,
				budget,
				mostSurroundings: fits ? 0 : Math.max(mostSurroundings, 2000),
				signal: stop,
				onRequest: input.onRequest,
			})
		} catch (error) {
			if (signal.aborted || !deadline.aborted) throw error
		}
	}

	function raisedElsewhere({ number }: ClauseGroup): string[] {
		return answers
			.filter(({ group }) => group !== number)
			.flatMap(({ elements }) => elements.flatMap((element) => (element.type === 'finding' ? [element.says] : [])))
			.slice(0, 20)
	}

	function answered(): Set<string> {
		return new Set(
			answers.flatMap(({ elements }) =>
				elements.flatMap((element) =>
					element.type === 'open_check_fine'
						? [element.check]
						: element.type === 'finding' && element.answers !== null
							? [element.answers]
							: [],
				),
			),
		)
	}

	function count(end: PartEnd) {
		if (end === 'answered') {
			progress.read++
			failures = 0
		} else if (end === 'budget' || end === 'time' || end === 'refused') {
			progress.ended ??= end
		} else if (++failures >= Math.min(limits.failures, groups.length)) {
			progress.ended ??= end === 'unreadable' ? 'form' : end
		}
	}
}

const repair =
	'An earlier answer to this was not of the form asked for and could not be read. Answer with one JSON object {"elements": [ … ]} ' +
	'and nothing else: no heading, no explanation, no fences. Every element has a "type" and the keys of its form.'

function namesIn({ document, facts }: ReviewReport) {
	const people = facts.filter(({ name }) => name === 'signatory').map(({ value }) => value)
	return { parties: document.parties.map(({ name }) => name), people }
}
