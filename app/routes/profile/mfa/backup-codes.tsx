import { useEffect, useRef } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink, buttonLook } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { useScripted } from '#app/ui/use-scripted.ts'

interface BackupCodesProps {
	codes: readonly string[]
	/** Whether MFA was turned on with them. */
	first: boolean
	/** The page that asked for the setup. */
	returnTo: string | null
}

/** New backup codes, shown this once: to copy, to download, to print. */
export function BackupCodes({ codes, first, returnTo }: BackupCodesProps) {
	const heading = useRef<HTMLDivElement>(null)
	const scripted = useScripted()
	useEffect(() => heading.current?.focus(), [])
	const text = `Fineprint backup codes\nEach works once.\n\n${codes.join('\n')}\n`
	return (
		<div ref={heading} tabIndex={-1} className="outline-none">
			<Card title="Save your backup codes" description="Each works once in place of a code from your app. They are not shown again.">
				<div className="grid gap-5">
					<Alert tone="success">
						{first
							? 'MFA is on. From now on, logging in asks for a code. All your other browsers and programs were logged out.'
							: 'New codes are ready. The earlier ones no longer work.'}
					</Alert>
					<ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-lg bg-raised p-4 text-center sm:grid-cols-5">
						{codes.map((code) => (
							<li key={code}>
								<code className="text-base tracking-wide">{code}</code>
							</li>
						))}
					</ul>
					<div className="flex flex-wrap items-center gap-2 print:hidden">
						<a
							href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
							download="fineprint-backup-codes.txt"
							className={buttonLook({ variant: 'secondary' })}
						>
							Download as text
						</a>
						{scripted ? (
							<Button type="button" variant="secondary" onClick={() => window.print()}>
								Print
							</Button>
						) : null}
						<CopyButton text={codes.join('\n')} label="Copy all" />
					</div>
					{first && returnTo ? (
						<div className="print:hidden">
							<ButtonLink to={returnTo} reloadDocument>
								I saved them, continue
							</ButtonLink>
						</div>
					) : null}
				</div>
			</Card>
		</div>
	)
}
