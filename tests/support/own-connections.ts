import { Agent, setGlobalDispatcher } from "undici";

// A server closes a connection that has been idle for seconds, maybe while a request is being sent on it.
// Each request of a test has a connection of its own.
setGlobalDispatcher(new Agent({ pipelining: 0 }));
