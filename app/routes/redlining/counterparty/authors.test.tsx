import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CounterpartyAuthors, CounterpartyLegend, useAuthorStyle } from './authors.tsx'

function Mark({ author }: { author: string }) {
	return <ins {...useAuthorStyle(author)}>{author}</ins>
}

test('each author has a look of their own, the same in the legend and in the text', () => {
	const drawn = renderToStaticMarkup(
		<CounterpartyAuthors authors={['Bob Counter', 'Cy Opposing', 'Bob Counter ', 'Unknown author', '']}>
			<CounterpartyLegend />
			<Mark author="Cy Opposing" />
			<Mark author="Bob Counter" />
			<Mark author="" />
		</CounterpartyAuthors>,
	)
	expect([...drawn.matchAll(/<li data-author="(\d)"><span[^>]*>([^<]*)/g)].map(([, look, name]) => [look, name])).toEqual([
		['0', 'Bob Counter'],
		['1', 'Cy Opposing'],
		['2', 'Unknown author'],
	])
	expect(drawn).toContain('<ins data-author="1">Cy Opposing</ins><ins data-author="0">Bob Counter</ins><ins data-author="2"></ins>')
})
