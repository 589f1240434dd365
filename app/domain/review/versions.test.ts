import { expect, test } from 'vitest'
import { playbookVersion } from './versions.ts'

// Vite hands over the playbook's own source, so that a changed rule can't ship under an old version.
const sources = import.meta.glob<string>(['./playbook/**/*.ts', '!./playbook/**/*.test.ts'], {
	query: '?raw',
	import: 'default',
	eager: true,
})

/** FNV-1a, 32 bits, over file names and texts in order of name. */
function fingerprint() {
	let hash = 0x811c9dc5
	for (const name of Object.keys(sources).sort()) {
		for (const character of `${name}\n${sources[name]}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
	}
	return (hash >>> 0).toString(16).padStart(8, '0')
}

test('a changed playbook has a new version: raise playbookVersion, then record both here', () => {
	expect({ version: playbookVersion, fingerprint: fingerprint() }).toEqual({ version: '2026-11-23.11', fingerprint: '68c09262' })
})
