import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#app/infrastructure/project-root.server.ts'

/**
 * Every source file of the product as text, by its path from the root as in 'app/root.tsx': without tests and what is
 * generated. Read from disk, as modules of their text would each go through the bundler first.
 */
export function productSources(): [file: string, text: string][] {
	return readdirSync(join(projectRoot, 'app'), { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('infrastructure/db/generated/'))
		.sort()
		.map((file) => [`app/${file}`, readFileSync(join(projectRoot, 'app', file), 'utf8')])
}
