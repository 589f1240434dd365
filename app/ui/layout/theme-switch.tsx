import { Moon, Sun } from '../icons.tsx'
import { useFetcher } from 'react-router'

/** Two buttons; the system's or chosen theme shows one of them, without a script. */
export function ThemeSwitch({ returnTo }: { returnTo: string }) {
	const fetcher = useFetcher()
	const look = 'inline-flex size-11 items-center justify-center rounded-lg text-muted hover:bg-raised hover:text-ink'
	return (
		<fetcher.Form method="post" action="/theme" className="flex">
			<input type="hidden" name="returnTo" value={returnTo} />
			<button name="theme" value="dark" aria-label="Switch to dark theme" className={`${look} only-in-light`}>
				<Moon aria-hidden size={20} />
			</button>
			<button name="theme" value="light" aria-label="Switch to light theme" className={`${look} only-in-dark`}>
				<Sun aria-hidden size={20} />
			</button>
		</fetcher.Form>
	)
}
