export * from "./numbers";
