import { parseFormData } from '@remix-run/form-data-parser'
import { kilobyte, megabyte } from '#app/units.ts'
import type { RefusedForm } from './require-admin.server.ts'

/** The field of a code in a form that is sent again. */
export const codeField = 'mfa_code'

/** The largest upload of the product with its fields. */
const largest = 51 * megabyte

/** The most text that a form is repeated with. */
const mostText = 512 * kilobyte

const encTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const

/** The fields of a form that was refused; `null` for what is no form or too large to repeat. */
export async function readRefusedForm(request: Request): Promise<RefusedForm | null> {
	const encType = encTypes.find((type) => request.headers.get('Content-Type')?.startsWith(type))
	if (!encType) return null
	const files: string[] = []
	const form = await parseFormData(request, { maxFileSize: largest, maxTotalSize: largest, maxParts: 1000 }, ({ fieldName }) => {
		if (fieldName) files.push(fieldName)
		return null
	}).catch(() => null)
	if (!form) return null
	const fields = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
	if (fields.reduce((length, [, value]) => length + value.length, 0) > mostText) return null
	const { pathname, search } = new URL(request.url)
	return { action: `${pathname.replace(/\.data$/, '')}${search}`, encType, fields, files: [...new Set(files)] }
}

/** The code that was typed into a form sent again; empty without one. */
export function typedCode(fields: RefusedForm['fields']): string {
	return fields.find(([name]) => name === codeField)?.[1] ?? ''
}
