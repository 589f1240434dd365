import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { checkoutAction } from './checkout-path.ts'

/** The plan whose form is on its way, `null` when none is. */
export function usePlanInProcess(): string | null {
	const { formAction, formData } = useNavigation()
	useFreshOnReturn()
	const plan = formAction?.split('?')[0] === checkoutAction ? formData?.get('plan') : null
	return typeof plan === 'string' ? plan : null
}

/** Back from the payment page, a browser may show this one as it was left: on its way, with every button disabled. */
function useFreshOnReturn(): void {
	useEffect(() => {
		const reload = (event: PageTransitionEvent) => {
			if (event.persisted) window.location.reload()
		}
		window.addEventListener('pageshow', reload)
		return () => window.removeEventListener('pageshow', reload)
	}, [])
}
