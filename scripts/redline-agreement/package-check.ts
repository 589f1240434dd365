import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Trial } from './try-file.ts'

interface Checked {
	path: string
	status: 'ok' | 'error' | 'unreadable'
	errors?: [code: string, says: string][]
}

/**
 * Runs a package checker (`CHECKER --strict --json FILE…`, one JSON line a file) over what was written: an error that
 * the original has not is a disagreement.
 *
 * @param names of the originals; files in `folder` are called '<index> <what>.docx'.
 */
export function checkPackages(checker: string, folder: string, names: readonly string[]): Trial[] {
	const files = readdirSync(folder).filter((name) => name.endsWith('.docx'))
	const errors = new Map<string, Set<string>>()
	for (let from = 0; from < files.length; from += 100) {
		const { stdout } = spawnSync(
			'/usr/bin/python3',
			[checker, '--strict', '--json', ...files.slice(from, from + 100).map((name) => join(folder, name))],
			{ encoding: 'utf8', maxBuffer: 1 << 28 },
		)
		for (const line of stdout.split('\n').filter(Boolean)) {
			const checked = JSON.parse(line) as Checked
			// Numbers differ from file to file; what kind of fault it is does not.
			errors.set(
				checked.path.slice(folder.length + 1),
				new Set((checked.errors ?? []).map(([code, says]) => `${code} ${says.replace(/\d+/g, 'N').slice(0, 160)}`)),
			)
		}
	}
	return files
		.filter((name) => !/^\d+ original\.docx$/.test(name))
		.map((name): Trial => {
			const at = name.split(' ', 1)[0] ?? ''
			const known = errors.get(`${at} original.docx`) ?? new Set()
			const fresh = [...(errors.get(name) ?? ['not checked'])].filter((error) => !known.has(error))
			return {
				file: names[Number(at)] ?? name,
				stage: `${name.slice(at.length + 1, -5)}, package`,
				result: fresh.length > 0 ? 'disagrees' : 'agrees',
				detail: fresh.length > 0 ? fresh.slice(0, 4).join(' | ') : null,
			}
		})
}
