import type { ShouldRevalidateFunction } from 'react-router'

/**
 * `shouldRevalidate` of the pages with sign-in forms: requesting a mail changes nothing they show, and revalidating
 * while the network is down would replace the form with an error page.
 */
export const skipSignInRevalidation: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
	formAction !== '/login' && defaultShouldRevalidate
