export default function Landing() {
	return <h1>Founders: Review Your Documents Before Signing</h1>
}
