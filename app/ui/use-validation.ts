import { useEffect, useState } from 'react'

/**
 * The validation of a form in the browser, loaded after the page; until then, and without it, only the server checks.
 *
 * @param load must be the same function at every render
 */
export function useValidation<Validate extends (form: FormData) => unknown>(load: () => Promise<Validate>): Validate | undefined {
	const [validate, setValidate] = useState<Validate>()
	useEffect(() => {
		load().then(
			(loaded) => setValidate(() => loaded),
			() => undefined,
		)
	}, [load])
	return validate
}
