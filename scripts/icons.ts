// npm run icons: draws public/icons.svg from the icons that app/ui/icons.tsx names.
import { readFileSync, writeFileSync } from 'node:fs'
import * as icons from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const named = [...readFileSync('app/ui/icons.tsx', 'utf8').matchAll(/export const (\w+) = .*icon\('([a-z0-9-]+)'\)/g)]
const symbols = named.map(([, component, name]) => {
	const drawing = icons[component as 'Check'] as typeof icons.Check | undefined
	if (!drawing) throw new Error(`lucide has no icon ${component}`)
	const inside = renderToStaticMarkup(createElement(drawing)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
	return `<symbol id="${name}" viewBox="0 0 24 24">${inside}</symbol>`
})
writeFileSync(
	'public/icons.svg',
	`<svg xmlns="http://www.w3.org/2000/svg"><!-- Lucide, ISC licence, https://lucide.dev -->\n${symbols.join('\n')}\n</svg>\n`,
)
