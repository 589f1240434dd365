import type { ShouldRevalidateFunction } from 'react-router'

/**
 * `shouldRevalidate` of the pages that the sign-in forms stand on: asking for a mail changes nothing they show, and
 * looking for news while the network is down would put an error page over the form.
 */
export const skipSignInRevalidation: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
	formAction !== '/login' && defaultShouldRevalidate
