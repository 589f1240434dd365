import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PieChart } from './pie-chart.tsx'

const slices = [
	{ label: 'Equity & Stock', value: 18 },
	{ label: 'Web/App Policies', value: 1 },
]

test('a share below 8 % has no words on its slice, but stands in the legend and in the table', () => {
	const [drawing = '', words = ''] = renderToStaticMarkup(<PieChart title="Documents by category" slices={slices} />).split('</svg>')
	expect(drawing.match(/<text/g)).toHaveLength(1)
	expect(drawing).toContain('95 %')
	expect(words).toContain('<caption>Documents by category</caption>')
	expect(words).toMatch(/<th scope="row">Web\/App Policies<\/th><td>1<\/td><td>5 %<\/td>/)
})

test('the drawing and its legend are passed over by screen readers, which get the table', () => {
	const markup = renderToStaticMarkup(<PieChart slices={slices} />)
	expect(markup.match(/<(svg|ul)[^>]*aria-hidden="true"/g)).toHaveLength(2)
})
