/* The pictures of README and docs, taken from the running product: `make screenshots`. */
import base from "./playwright.config";

export default { ...base, testDir: "pictures", use: { ...base.use, trace: "off", screenshot: "off" } };
