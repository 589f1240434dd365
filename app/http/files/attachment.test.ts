import { expect, test } from 'vitest'
import { attachment } from './attachment.ts'

test.each([
	['nda.pdf', `attachment; filename="nda.pdf"; filename*=UTF-8''nda.pdf`],
	['Verträge (2).docx', `attachment; filename="Vertr_ge (2).docx"; filename*=UTF-8''Vertr%C3%A4ge%20%282%29.docx`],
	['a"; filename=evil.exe', `attachment; filename="a__ filename=evil.exe"; filename*=UTF-8''a%22%3B%20filename%3Devil.exe`],
	['a\r\nSet-Cookie: x', `attachment; filename="a__Set-Cookie: x"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x`],
])('%j is offered for saving under its name and nothing else', (name, header) => {
	expect(attachment(name)).toBe(header)
})
