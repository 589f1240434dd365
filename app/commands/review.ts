import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { autoDetect, isDocumentType } from '#app/domain/review/type/catalogue.ts'
import { extractionAdvice } from '#app/domain/extraction/extraction-failure.ts'
import { extractText } from '#app/domain/extraction/extract-text.server.ts'
import { inspectFile } from '#app/domain/extraction/inspect-file.server.ts'
import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import { shippedWords } from '#app/domain/review/model/prompts/shipped-prompts.ts'
import { readWithModel } from '#app/domain/review/model/read-with-model.server.ts'
import type { DocumentReading } from '#app/domain/review/document-reading.ts'
import type { PartyRole, ReviewOptions, ReviewReport } from '#app/domain/review/report/report.ts'
import { reportJson } from '#app/domain/review/report/report-json.ts'
import { reportText } from '#app/domain/review/report/report-text.ts'
import { loadReviewModels } from '#app/domain/review/clauses/load-review-models.server.ts'
import { noPartyCalled } from '#app/domain/review/sides/party-called.ts'
import { reviewDocument } from '#app/domain/review/review-document.ts'
import { EnvironmentError, readLocalModel, readModelSettings } from '#app/infrastructure/env.server.ts'
import { findLocalModel } from '#app/infrastructure/language-model/find-local-model.server.ts'
import type { LanguageModel } from '#app/infrastructure/language-model/language-model.ts'
import { openLanguageModel } from '#app/infrastructure/language-model/open-language-model.server.ts'

const usage = 'Usage: npm run review -- FILE [--party sending|receiving|unsure] [--party-name NAME] [--type TYPE] [--json]'

const unusable = 2

/**
 * `npm run review`: reviews one file with the engine of the product, without server or database. The report goes to
 * standard output, as text or with --json as the bytes that the web gives for the same file and options. Where
 * OPENAI_API_KEY or the address in LOCAL_MODEL names a language model, that reads it too, and standard error says where words go.
 *
 * @returns 0 whatever a model does; 2 with one line on standard error when the file can't be read, the call is wrong, or
 *   nobody in the document is called what --party-name says
 */
export async function command(args: string[]): Promise<number> {
	const requested = readArguments(args)
	if ('problem' in requested) return refuse(`${requested.problem} ${usage}`)
	const { path, json, options } = requested
	const chosen = await chosenModel()
	if ('problem' in chosen) return refuse(chosen.problem)

	const found = await stat(path).catch(() => null)
	if (!found?.isFile()) return refuse(`There is no file ${path}.`)
	const inspection = await inspectFile(path, found.size)
	if ('refused' in inspection) return refuse(extractionAdvice[inspection.refused])
	const extraction = await extractText(path, inspection.mediaType, {
		onProgress: ({ page, pages }) => process.stderr.write(`Recognising page ${page} of ${pages} …\n`),
	})
	if (!extraction.readable) return refuse(extractionAdvice[extraction.reason])

	const file = { name: basename(path), sha256: await sha256(path), bytes: found.size }
	let reading: DocumentReading | undefined
	const embedded = reviewDocument(
		{ file, document: extraction.document, options, models: loadReviewModels() },
		undefined,
		(known) => (reading = known),
	)
	const { partyName } = options
	if (partyName !== null && embedded.document.reader?.certainty !== 'chosen')
		return refuse(noPartyCalled(partyName, embedded.document.parties))
	const report = chosen.model ? await withModel(chosen.model, embedded, extraction.document, reading) : embedded
	await print(json ? reportJson(report) : reportText(report))
	return 0
}

/** The model that the environment names: by a key, or by the address of a server on this machine. Nothing searches for one. */
async function chosenModel(): Promise<{ model: LanguageModel | null } | { problem: string }> {
	try {
		const settings = readModelSettings(process.env)
		if (settings) return { model: openLanguageModel(settings) }
		const { addresses, context } = readLocalModel(process.env)
		const model = addresses.length > 0 ? await findLocalModel(addresses, context) : null
		if (addresses.length > 0 && !model) process.stderr.write(`No model answers at ${addresses[0]}: the built-in engine reviews alone.\n`)
		return { model }
	} catch (error) {
		if (error instanceof EnvironmentError) return { problem: error.message }
		throw error
	}
}

async function withModel(
	model: LanguageModel,
	report: ReviewReport,
	document: ExtractedDocument,
	reading: DocumentReading | undefined,
): Promise<ReviewReport> {
	const where = process.env.OPENAI_API_KEY
		? `OPENAI_API_KEY is set: ${model.name} at ${model.server} gets the words of this document. Unset it to keep them here.`
		: `${model.name} at ${model.server} on this machine reads along.`
	process.stderr.write(`${where}\n`)
	const signal = new AbortController().signal
	const extended = await readWithModel(model, {
		report,
		document,
		...(reading ? { reading } : {}),
		prompts: shippedWords,
		masked: false,
		signal,
		onRequest: async () => async () => undefined,
		onProgress: () => undefined,
	})
	if (extended.engine.model_note) process.stderr.write(`${extended.engine.model_note}\n`)
	return extended
}

function readArguments(args: string[]): { path: string; json: boolean; options: ReviewOptions } | { problem: string } {
	let parsed
	try {
		parsed = parseArgs({
			args,
			allowPositionals: true,
			options: {
				party: { type: 'string', default: 'unsure' },
				'party-name': { type: 'string' },
				type: { type: 'string', default: autoDetect },
				json: { type: 'boolean', default: false },
			},
		})
	} catch (error) {
		// Node's message goes on to explain dashes; its first sentence names the wrong argument.
		return { problem: `${(error as Error).message.split('. ')[0]}.` }
	}
	const { values, positionals } = parsed
	const [path, ...others] = positionals
	if (path === undefined) return { problem: 'Name the file to review.' }
	if (others.length > 0) return { problem: 'Name one file only.' }
	if (!isPartyRole(values.party)) return { problem: `There is no party '${values.party}'.` }
	if (values.type !== autoDetect && !isDocumentType(values.type)) return { problem: `There is no document type '${values.type}'.` }
	const partyName = values['party-name']?.trim() || null
	return {
		path,
		json: values.json,
		options: { partyRole: values.party, partyName, reviewTone: 'neutral', documentType: isDocumentType(values.type) ? values.type : null },
	}
}

function isPartyRole(value: string): value is PartyRole {
	return value === 'sending' || value === 'receiving' || value === 'unsure'
}

async function sha256(path: string): Promise<string> {
	const hash = createHash('sha256')
	for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
	return hash.digest('hex')
}

/** Waits until everything is written: a pipe may read more slowly than the program writes. */
function print(text: string): Promise<void> {
	return new Promise((resolve, reject) => process.stdout.write(text, (error) => (error ? reject(error) : resolve())))
}

function refuse(sentence: string): number {
	process.stderr.write(`${sentence.replace(/\s*\n\s*/g, ' ')}\n`)
	return unusable
}
