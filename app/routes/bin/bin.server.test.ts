import { expect, test } from 'vitest'
import { day } from '#app/units.ts'
import { requestContextOf } from '#tests/request-context.ts'
import { register, testServices } from '#tests/world.ts'
import { loader } from './bin.tsx'

const services = await testServices()

test('a bin of many documents is shown in pages that leave none out, also of those deleted together', async () => {
	const [member, other] = [await register(services), await register(services)]
	const began = Date.now() - 20 * day
	const deleted = Array.from({ length: 120 }, (_, index) => ({
		name: `Old terms ${index}`,
		createdById: member.id,
		companyId: member.companyId,
		// Forty at a time, as a bulk action deletes them.
		deletedAt: new Date(began + Math.floor(index / 40) * day),
	}))
	await services.db.document.createMany({ data: deleted })
	const page = async (reader: typeof member, query = '') => {
		const request = new Request(`http://127.0.0.1:3000/document-vault/bin${query}`)
		const context = requestContextOf(services, { request, visitor: { kind: 'member', member: reader, sessionId: 'none' } })
		return loader({ request, context, params: {} } as never)
	}
	const names: string[] = []
	let next: string | null = ''
	const sizes: number[] = []
	while (next !== null) {
		const shown: Awaited<ReturnType<typeof page>> = await page(member, next)
		names.push(...shown.documents.map(({ name }) => name))
		sizes.push(shown.documents.length)
		next = shown.next
	}
	expect(sizes).toEqual([50, 50, 20])
	expect(names.toSorted()).toEqual(deleted.map(({ name }) => name).toSorted())
	expect(names[0]).toMatch(/^Old terms (8|9|10|11)\d$/)

	const { next: second } = await page(member)
	expect(await page(other, second!)).toMatchObject({ documents: [], next: null, pastEnd: true })
	await expect(page(member, '?cursor=none')).rejects.toMatchObject({ init: { status: 400 } })
})
