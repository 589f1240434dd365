import { randomBytes } from 'node:crypto'
import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { LanguageModel, ModelOutcome, ModelQuestion } from '#app/infrastructure/language-model/language-model.ts'
import { readingView } from '../reading-view.ts'
import type { ReviewReport } from '../report.ts'
import { answerElementSchema } from './answer-element.ts'
import { groupClauses, type ClauseGroup } from './clause-groups.ts'
import { extendReport, type GroupAnswer } from './extend-report.ts'
import { foldText } from './locate-quote.ts'
import { createMask, noMask } from './mask.ts'
import { modelNote, type ModelReading } from './model-note.ts'
import type { PromptWords } from './prompts/shipped-prompts.ts'
import { proveElement, type Proven } from './prove-element.ts'
import { readBefore } from './read-before.ts'
import { openBudget, usualBudget } from './token-budget.ts'
import { writeQuestion } from './write-question.ts'

const second = 1000

/** How far one review goes with a model. */
export interface ReadingLimits {
	tokens: typeof usualBudget
	/** For all groups together, in milliseconds. */
	timeMs: number
	/** Groups that are asked about at once. */
	atOnce: number
	outputTokens: number
	/** Findings of its own that the model may add to one group. */
	findingsOfGroup: number
	/** Groups in a row without an answer after which a server is left alone. */
	failures: number
}

export const usualLimits: ReadingLimits = { tokens: usualBudget, timeMs: 180 * second, atOnce: 3, outputTokens: 3000, findingsOfGroup: 6, failures: 2 }

export interface ReadingInput {
	report: ReviewReport
	document: ExtractedDocument
	prompts: PromptWords
	/** The report of an earlier version: what still stands as the same model read it there is not sent again. */
	earlier?: ReviewReport | null
	/** Whether personal data is masked before it leaves. */
	masked: boolean
	signal: AbortSignal
	/** Told of each request before it leaves; what it throws ends the reading. */
	onRequest: ModelQuestion['onRequest']
	/** Told when a group is begun, and when the report has changed by an answer. */
	onProgress(progress: { group: number; groups: number; report: ReviewReport }): void
}

/**
 * Lets a language model read a reviewed document, a group of clauses at a time, and adds what holds to the report.
 * Whatever the model or its server do, the rules' part of the report stays as it is.
 *
 * @throws the signal's reason when it aborts, and what `onRequest` throws
 */
export async function readWithModel(model: LanguageModel, input: ReadingInput, limits: ReadingLimits = usualLimits): Promise<ReviewReport> {
	const { report, document, signal } = input
	const view = readingView(document).text
	const folded = foldText(document.text, view)
	const mask = input.masked ? createMask(view, namesIn(report)) : noMask
	const before = input.earlier ? readBefore(folded, report, input.earlier, model.name) : null
	const groups = groupClauses(view, report.clauses, report.findings, before?.covers)
	const budget = openBudget(limits.tokens)
	const answers: GroupAnswer[] = before ? [{ group: 0, elements: before.elements }] : []
	const reading: ModelReading = { model: model.name, server: model.server, groups: groups.length, read: 0, partly: 0, onlyChanged: before !== null, dropped: 0, ended: null }
	const deadline = AbortSignal.timeout(limits.timeMs)
	const broken = new AbortController()
	let failures = 0
	let begun = 0

	const extended = () => (answers.some(({ elements }) => elements.length > 0) || reading.read + reading.partly > 0 || before ? extendReport(report, document.paragraphs, answers, model.name) : report)
	// What stands from before is shown at once, also where there is nothing left to ask.
	if (before) input.onProgress({ group: 1, groups: Math.max(groups.length, 1), report: extended() })
	const waiting = [...groups]
	// What stops one stops all; none is left behind that still writes.
	await Promise.all(Array.from({ length: limits.atOnce }, () => askNext().catch((error: unknown) => broken.abort(error))))
	broken.signal.throwIfAborted()

	const note = modelNote(reading)
	const result = extended()
	return note === null ? result : { ...result, engine: { ...result.engine, model_note: note } }

	async function askNext(): Promise<void> {
		for (let group = waiting.shift(); group && !reading.ended; group = waiting.shift()) {
			AbortSignal.any([signal, broken.signal]).throwIfAborted()
			input.onProgress({ group: ++begun, groups: groups.length, report: extended() })
			count(await askAbout(group))
			input.onProgress({ group: begun, groups: groups.length, report: extended() })
		}
	}

	async function askAbout(group: ClauseGroup): Promise<ModelOutcome | 'budget' | 'time'> {
		const question = writeQuestion({ report, group, groups: groups.length, view, prompts: input.prompts, boundary: randomBytes(12).toString('hex'), mask })
		const giveBack = budget.reserve(question.system.length + question.prompt.length, limits.outputTokens)
		if (!giveBack) return 'budget'
		const elements: Proven[] = []
		answers.push({ group: group.number, elements })
		try {
			const { outcome, usage } = await model.ask({
				system: question.system,
				prompt: question.prompt,
				elementSchema: answerElementSchema,
				maxOutputTokens: limits.outputTokens,
				signal: AbortSignal.any([signal, broken.signal, deadline]),
				onRequest: input.onRequest,
				onElement(raw) {
					const proven = proveElement(raw, { document: folded, group, findings: question.findings, checks: question.checks, mask })
					const tooMany = proven?.type === 'finding' && elements.filter(({ type }) => type === 'finding').length >= limits.findingsOfGroup
					if (proven && !tooMany) elements.push(proven)
					else reading.dropped++
				},
			})
			giveBack(usage)
			if (outcome !== 'answered' && elements.length > 0) reading.partly++
			return outcome
		} catch (error) {
			if (signal.aborted || broken.signal.aborted || !deadline.aborted) throw error
			if (elements.length > 0) reading.partly++
			return 'time'
		}
	}

	function count(outcome: ModelOutcome | 'budget' | 'time') {
		if (outcome === 'answered') {
			reading.read++
			failures = 0
		} else if (outcome === 'budget' || outcome === 'time' || outcome === 'refused') {
			reading.ended ??= outcome
		} else if (++failures >= limits.failures) {
			reading.ended ??= 'failing'
		}
	}
}

function namesIn({ document, facts }: ReviewReport) {
	const people = facts.filter(({ name }) => name === 'signatory').map(({ value }) => value)
	return { parties: document.parties.map(({ name }) => name), people }
}
