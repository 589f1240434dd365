import { useSyncExternalStore } from 'react'

/** Whether scripts run on this page: false on the server and for the first paint, then true. */
export function useScripted(): boolean {
	return useSyncExternalStore(
		() => () => undefined,
		() => true,
		() => false,
	)
}
