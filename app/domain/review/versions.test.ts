import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { playbookSources, playbookVersion as computed, versionOf } from '../../../scripts/playbook-version.ts'
import { projectRoot } from '#app/infrastructure/project-root.server.ts'
import { playbookVersion } from './versions.ts'

test('the version is a hash over the sources of the rules', () => {
	expect(playbookVersion).toBe(computed(projectRoot))
	expect(playbookVersion).toMatch(/^[\da-f]{12}$/)
})

test('a changed, new or renamed rule is another version; order and line ends are not', () => {
	const sources = playbookSources(projectRoot)
	const [path, source] = [...sources].find(([name]) => name === 'nda/duration.ts')!
	const version = versionOf(sources)

	expect(versionOf(new Map([...sources, [path, source.replace("severity: 'low'", "severity: 'high'")]]))).not.toBe(version)
	expect(versionOf(new Map([...sources, ['nda/new-rule.ts', '']]))).not.toBe(version)
	expect(versionOf(new Map([...sources].map(([name, text]) => [name === path ? 'nda/renamed.ts' : name, text])))).not.toBe(version)
	expect(versionOf(new Map([...sources].reverse().map(([name, text]) => [name, text.replaceAll('\n', '\r\n')])))).toBe(version)
	expect([...sources.keys()].filter((name) => name.includes('.test.'))).toEqual([])
})

test.each(['vite.config.ts', 'vite.threads.config.ts', 'vite.commands.config.ts', 'vitest.config.ts'])('%s hands it over', (config) => {
	expect(readFileSync(`${projectRoot}/${config}`, 'utf8')).toContain(
		'__PLAYBOOK_VERSION__: JSON.stringify(playbookVersion(import.meta.dirname))',
	)
})
