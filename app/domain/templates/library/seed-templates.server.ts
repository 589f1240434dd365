import { createHash } from 'node:crypto'
import { canonicalJson, type Json } from '#app/domain/audit/canonical-json.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import { doWordJob } from '#app/domain/word/process/word-job.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { readClause } from '../language/read-clause.ts'
import { readTemplate } from '../language/read-template.ts'
import { hashOfClause } from './clauses/clause-content.ts'
import { clauseTexts, textOfVariants } from './clauses/clause-texts.server.ts'
import { applyReach, planReach, reachHolds, templatesUsing } from './clauses/reach.server.ts'
import { mergeFields } from './fields/merge-fields.ts'
import { lockLibrary } from './lock-library.server.ts'
import type { OwnClause, OwnTemplate } from './own-template.ts'
import { asJson, fieldsOf, writtenOf } from './stored-json.ts'
import { storeTemplateBytes } from './versions/template-files.server.ts'

const asShipped = 'As shipped'
const updated = 'New with an update of Fineprint'

/**
 * Brings the templates that come with the product, and their clauses, into the library. What an admin wrote is never
 * overwritten: where the version in use is theirs, or its fields are, a new shipped text becomes a version that is not in
 * use. Doing it again changes nothing, and several programs may do it at once.
 *
 * @returns the keys of the templates that were added or got a version
 */
export async function seedTemplates(services: Pick<Services, 'db' | 'storage' | 'log'>, own: readonly OwnTemplate[]): Promise<string[]> {
	const hashes = own.map(hashOfTemplate)
	const known = await services.db.templateVersion.findMany({ where: { shippedHash: { in: hashes } }, select: { shippedHash: true } })
	const there = new Set(known.map(({ shippedHash }) => shippedHash))
	const seeded: string[] = []
	for (const [index, template] of own.entries()) {
		if (there.has(hashes[index]!)) continue
		if (await seedTemplate(services, template, hashes[index]!)) seeded.push(template.key)
	}
	await askForFieldsOfClauses(services, own)
	return seeded
}

/** How often the library is read again because somebody changed it meanwhile. */
const mostReadings = 5

/**
 * Templates that keep an earlier version in use have to ask for what the new words of their clauses ask for. Done at every
 * start: a program may end between the new words and this, and what nobody asks for can't be written.
 */
async function askForFieldsOfClauses(services: Pick<Services, 'db' | 'storage' | 'log'>, own: readonly OwnTemplate[]): Promise<void> {
	const names = new Set(own.flatMap(({ clauses }) => clauses.map(({ name }) => name)))
	for (let reading = 1; reading <= mostReadings; reading += 1) {
		const texts = Object.entries(await clauseTexts(services.db)).filter(([name]) => names.has(name))
		// Reading all files would keep everybody waiting at each start.
		if (await hasFieldsOfClauses(services, texts)) return
		const reached = await planReach(services, inThisProcess, Object.fromEntries(texts))
		const holds = await services.db.$transaction(async (tx) => {
			await lockLibrary(tx)
			if (!(await reachHolds(tx, [...names], reached))) return false
			await applyReach(tx, null, reached)
			return true
		})
		if (!holds) continue
		for (const { templateId, name, problem } of reached)
			if (problem !== null) services.log.error({ templateId, template: name, problem }, 'A template no longer works with its clauses')
		return
	}
	throw new Error('The library was changed each time it was read')
}

/** Whether every template asks for the fields of its clauses, told from the words of the clauses alone. */
async function hasFieldsOfClauses(
	{ db }: Pick<Services, 'db'>,
	texts: readonly (readonly [name: string, text: string])[],
): Promise<boolean> {
	const requested = new Map<string, string[]>()
	for (const [name, text] of texts) {
		const { fields, mistakes } = readClause(text)
		if (mistakes.length > 0) return false
		requested.set(
			name,
			fields.map((field) => field.name),
		)
	}
	for (const { id: templateId, activeNumber: number, clauseNames } of await templatesUsing({ db }, [...requested.keys()])) {
		const { fields } = await db.templateVersion.findUniqueOrThrow({
			where: { templateId_number: { templateId, number } },
			select: { fields: true },
		})
		const known = new Set(fieldsOf(fields).map(({ name }) => name))
		if (!clauseNames.every((clause) => (requested.get(clause) ?? []).every((name) => known.has(name)))) return false
	}
	return true
}

/** Files that come with the product need no process of their own. */
const inThisProcess: WordEngine = { run: (job, input) => doWordJob(job, input) }

async function seedTemplate(services: Pick<Services, 'db' | 'storage'>, own: OwnTemplate, hash: string): Promise<boolean> {
	const clauses = Object.fromEntries(own.clauses.map(({ name, variants }) => [name, textOfVariants(variants)]))
	const file = await own.file()
	const { fields: found, clauses: slots, mistakes } = await readTemplate(file, { clauses })
	if (mistakes[0]) throw new Error(`The template ${own.key} has a mistake in paragraph ${mistakes[0].paragraph}: ${mistakes[0].problem}`)
	const fileKey = await storeTemplateBytes(services, file, `${own.name}.docx`)
	return services.db.$transaction(async (tx) => {
		await lockLibrary(tx)
		for (const clause of own.clauses) await seedClause(tx, clause)
		const template = await tx.template.findUnique({ where: { shippedKey: own.key }, include: { versions: { orderBy: { number: 'asc' } } } })
		// Another program was faster.
		if (template?.versions.some(({ shippedHash }) => shippedHash === hash)) return false
		const version = {
			fileKey,
			fileName: `${own.name}.docx`,
			bytes: file.byteLength,
			sha256: createHash('sha256').update(file).digest('hex'),
			shippedHash: hash,
			clauseNames: [...new Set(slots.map(({ name }) => name))],
		}
		const { key: shippedKey, category, documentType, name, description, source, license } = own
		const details = { category, documentType, name, description, source, license }
		if (!template) {
			const fields = asJson(mergeFields(found, own.fields))
			await tx.template.create({
				data: {
					...details,
					shippedKey,
					status: 'active',
					activeNumber: 1,
					versions: { create: { ...version, number: 1, note: asShipped, fields } },
				},
			})
			return true
		}
		const active = template.versions.find(({ number }) => number === template.activeNumber)!
		const shipped = template.versions.filter((each) => each.shippedHash !== null)
		const untouched = active === shipped.at(-1) && active.fieldsEditedAt === null
		const number = template.versions.at(-1)!.number + 1
		const kept = own.fields.map((field) => writtenOf(template.writtenFields)[field.name] ?? field)
		await tx.templateVersion.create({
			data: { ...version, templateId: template.id, number, note: updated, fields: asJson(mergeFields(found, kept)) },
		})
		await tx.template.update({
			where: { id: template.id },
			// Whoever verified it read other words.
			data: { ...(untouched ? { activeNumber: number, verifiedBy: null } : {}), ...(template.editedAt === null ? details : {}) },
		})
		return true
	})
}

/** The same for a clause: by its name. */
async function seedClause(tx: Tx, { name, tags, notes, variants }: OwnClause): Promise<void> {
	const shippedHash = hashOfClause({ name, tags, notes, variants })
	const clause = await tx.clause.findFirst({
		where: { name: { equals: name, mode: 'insensitive' } },
		include: { versions: { orderBy: { number: 'asc' } } },
	})
	if (clause?.versions.some((version) => version.shippedHash === shippedHash)) return
	const version = { variants: asJson(variants), shippedHash }
	if (!clause) {
		await tx.clause.create({
			data: { name, tags, editorNotes: notes, activeNumber: 1, versions: { create: { ...version, number: 1, reason: asShipped } } },
		})
		return
	}
	const active = clause.versions.find(({ number }) => number === clause.activeNumber)!
	const shipped = clause.versions.filter((each) => each.shippedHash !== null)
	const number = clause.versions.at(-1)!.number + 1
	await tx.clauseVersion.create({ data: { ...version, clauseId: clause.id, number, reason: updated } })
	await tx.clause.update({
		where: { id: clause.id },
		data: {
			...(active === shipped.at(-1) ? { activeNumber: number } : {}),
			...(clause.editedAt === null ? { tags, editorNotes: notes } : {}),
		},
	})
}

/** Identifies all that is shipped of a template, so that a change of any of it makes a version. */
function hashOfTemplate(own: OwnTemplate): string {
	const { key, category, documentType, name, description, source, license, fields, clauses, madeFrom } = own
	const shipped = { key, category, documentType, name, description, source, license, fields, clauses, madeFrom }
	return createHash('sha256')
		.update(canonicalJson(shipped as unknown as Json))
		.digest('hex')
}
