import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { loadVisitor } from './http/load-visitor.server.ts'
import { useNonce } from './ui/nonce.ts'
import './app.css'

export const middleware = [loadVisitor]

export function Layout({ children }: { children: React.ReactNode }) {
	const nonce = useNonce()
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				<ScrollRestoration nonce={nonce} />
				<Scripts nonce={nonce} />
			</body>
		</html>
	)
}

export default function App() {
	return <Outlet />
}
