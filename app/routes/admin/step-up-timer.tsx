import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { inSeconds, second } from '#app/units.ts'

/** How long the admin area stays open, counted down each second, with a button to close it now. */
export function StepUpTimer({ secondsLeft }: { secondsLeft: number }) {
	const left = useCountdown(secondsLeft)
	return (
		<form
			method="post"
			action="/mfa/end"
			className="mb-6 flex flex-wrap items-center justify-end gap-x-3 gap-y-1 border-b border-line pb-3 text-sm text-muted"
		>
			<p>
				{left > 0 ? 'Verified for ' : 'Verification expired'}
				{left > 0 ? (
					<time dateTime={`PT${left}S`} className="font-medium text-ink tabular-nums">
						{clock(left)}
					</time>
				) : null}
			</p>
			<Button variant="secondary" size="small">
				End admin session
			</Button>
		</form>
	)
}

function useCountdown(seconds: number): number {
	const [left, setLeft] = useState(seconds)
	useEffect(() => {
		const until = performance.now() + seconds * second
		const count = () => setLeft(Math.max(0, Math.ceil(inSeconds(until - performance.now()))))
		count()
		const timer = setInterval(count, second)
		return () => clearInterval(timer)
	}, [seconds])
	return left
}

function clock(seconds: number): string {
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
