import { createMemoryRouter, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { shouldRevalidate } from './compare.tsx'

test('a star or lock set above a comparison loads the page around it again, not the comparison; other versions do', async () => {
	const loaded = { frame: 0, comparison: 0 }
	const shown = '/compare?from=1&to=2'
	const router = createMemoryRouter(
		[
			{
				id: 'frame',
				loader: () => (loaded.frame += 1),
				children: [{ id: 'comparison', path: '/compare', loader: () => (loaded.comparison += 1), shouldRevalidate }],
			},
			{ path: '/favorite', action: () => redirect(shown) },
		],
		{ initialEntries: [shown], hydrationData: { loaderData: { frame: 0, comparison: 0 } } },
	)
	router.initialize()

	await router.navigate('/favorite', { formMethod: 'post', formData: new FormData() })
	expect([router.state.location.search, loaded]).toEqual(['?from=1&to=2', { frame: 1, comparison: 0 }])
	await router.navigate('/compare?from=1&to=3')
	expect([router.state.location.search, loaded.comparison]).toEqual(['?from=1&to=3', 1])
	router.dispose()
})
