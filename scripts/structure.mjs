// node scripts/structure.mjs [FOLDER]: what docs/architecture.md says of the layout, counted in the `app` of a checkout.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'

const app = join(process.argv[2] ?? '.', 'app')
const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
	(path) => /\.(?:tsx?|css)$/.test(path) && !/\.test\.|generated\//.test(path),
)

const sizes = new Map()
for (const file of files) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1)
const large = [...sizes].filter(([, count]) => count > 25).sort(([, one], [, other]) => other - one)

/** Every import of one file of the product by another, types included: [importing file, imported file]. */
const imports = files.flatMap((file) =>
	[...readFileSync(join(app, file), 'utf8').matchAll(/(?:\bfrom|\bimport\(?)\s*'([^']+)'/g)].flatMap(([, to]) => {
		const path = to.startsWith('#app/') ? to.slice(5) : to.startsWith('.') ? normalize(join(dirname(file), to)) : null
		return path !== null && existsSync(join(app, path)) ? [[file, path]] : []
	}),
)

/** Folders that lead to each other by imports, once the files of a folder's own folders count as its own. */
function circles(folderOf) {
	const next = new Map()
	for (const [from, to] of imports) {
		const [one, other] = [folderOf(from), folderOf(to)]
		if (one !== null && other !== null && one !== other) next.set(one, (next.get(one) ?? new Set()).add(other))
	}
	const reach = (from) => {
		const seen = new Set()
		const waiting = [...(next.get(from) ?? [])]
		for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop())
			if (!seen.has(folder)) {
				seen.add(folder)
				waiting.push(...(next.get(folder) ?? []))
			}
		return seen
	}
	return [...next.keys()].filter((folder) => reach(folder).has(folder))
}

const part = (depth) => (file) => (file.split('/').length > depth ? file.split('/').slice(0, depth).join('/') : null)
const below = (folder) => (file) => (file.startsWith(`${folder}/`) ? part(2)(file) : null)
const crossing = imports.filter((pair) => {
	const [one, other] = pair.map(below('routes'))
	return one !== null && other !== null && one !== other
})

/** Folders of one parent, at any depth, that import from each other. */
function mutualSiblings() {
	const seen = new Set()
	for (const pair of imports) {
		const [one, other] = pair.map((file) => file.split('/').slice(0, -1))
		let depth = 0
		while (depth < Math.min(one.length, other.length) && one[depth] === other[depth]) depth += 1
		if (depth < one.length && depth < other.length) seen.add([one, other].map((path) => path.slice(0, depth + 1).join('/')).join(' '))
	}
	return [...seen].filter((pair) => pair < pair.split(' ').reverse().join(' ') && seen.has(pair.split(' ').reverse().join(' ')))
}

const shown = (list) => (list.length > 0 ? `${list.length}: ${list.join(', ')}` : '0')
console.log(`Files without tests             ${files.length} in ${relative(process.cwd(), app) || '.'}`)
console.log(`Folders over 25 files           ${shown(large.map(([folder, count]) => `${folder} ${count}`))}`)
console.log(`Folders of app in a circle      ${shown(circles(part(1)))}`)
console.log(`Rooms of app/domain in a circle ${shown(circles(below('domain')))}`)
console.log(`Sibling folders in both ways    ${mutualSiblings().length}`)
console.log(`Imports between route folders   ${crossing.length}`)
