import { expect, test } from 'vitest'
import { speakers } from './speakers.ts'

test('"we" in brackets belongs to the name before it, not to one before that', () => {
	const text = 'Dear Odile Tarn,\nthis is a contract between Odile Tarn and Kelp Optics GmbH ("Kelp", "we"). You start in May.'
	const party = (name: string, kind: string) => ({ name, roles: [], end: text.indexOf(name) + name.length, kind })
	const [person, firm] = speakers(text, [party('Odile Tarn', 'individual'), party('Kelp Optics GmbH', 'company')], 'Offer Letter')
	expect(person).toContain('you')
	expect(person).not.toContain('we')
	expect(firm).toContain('we')
	expect(firm).not.toContain('you')
})
